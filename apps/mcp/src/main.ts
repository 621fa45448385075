/* Serves the tools on standard input and output, as clients of the Model Context Protocol start it. */
import { readFileSync } from "node:fs";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createServer } from "./server.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};
await createServer(version).connect(new StdioServerTransport());
process.stdin.on("end", () => process.exit());
