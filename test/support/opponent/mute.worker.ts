/** A worker that never answers. */
addEventListener("message", () => {});
