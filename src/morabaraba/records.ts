export * as x from "./family.ts";
