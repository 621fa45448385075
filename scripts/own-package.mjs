// `node --import ./scripts/own-package.mjs`: lets examples with a package.json of their own import this package by its name
// from the checkout, as they would import it once it is installed.
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";
import { packageName } from "./doors.mjs";

// Node asks for modules in a thread of its own, which loads this file once more.
if (isMainThread) register(import.meta.url);

/** @type {import("node:module").ResolveHook} */
export const resolve = (specifier, context, next) =>
  specifier.split("/")[0] === packageName
    ? next(specifier, { ...context, parentURL: import.meta.url })
    : next(specifier, context);
