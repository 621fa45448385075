// Lets the rest of a program import TypeScript, and this package from its sources by its name: `import "./sources.mjs"` first,
// then `await import()`. On the command line `node --import tsx` does the same. Both read "paths" of tsconfig.json.
import { register } from "tsx/esm/api";

register();
