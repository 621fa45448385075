// Lets a program import TypeScript, and this package's sources by the package's name: `import
// "./sources.mjs"` first, then `await import()`. `node --import tsx` does the same. Both read "paths" of
// tsconfig.json.
import { register } from "tsx/esm/api";

register();
