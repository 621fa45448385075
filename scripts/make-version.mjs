// Makes the next version of the changesets: package.json and CHANGELOG.md by changesets, then the lockfile, jsr.json and CITATION.cff.
import { succeeds } from "./check.mjs";
import { writeVersions } from "./versions.mjs";

for (const command of ["changeset version", "npm install --package-lock-only --no-audit --no-fund"])
  if (!succeeds(command)) process.exit(1);
writeVersions(new Date().toISOString().slice(0, 10));
if (!succeeds("biome check --write package.json jsr.json")) process.exit(1);
