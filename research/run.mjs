/**
 * Runs the program of a folder that the first command-line word names, with the remaining words.
 *
 * @param {string} folder
 * @param {readonly string[]} names
 */
export async function run(folder, names) {
  const [name = ""] = process.argv.splice(2, 1);
  if (!names.includes(name)) {
    console.error(`Name a program: node research/${folder}.mjs ${names.join(" | ")}`);
    process.exit(1);
  }
  await import(`./${folder}/${name}.mjs`);
}
