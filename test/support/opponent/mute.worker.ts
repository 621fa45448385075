/** A worker that never responds. */
addEventListener("message", () => {});
