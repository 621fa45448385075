/** A worker that dies of its first request. */
addEventListener("message", () => {
  throw new Error("dead");
});
