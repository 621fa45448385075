/** A worker that dies of its first question. */
addEventListener("message", () => {
  throw new Error("dead");
});
