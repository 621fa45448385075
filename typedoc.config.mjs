// Checks the doc comments, and makes nothing: the pages of the API are part of the site.
import { OptionDefaults } from "typedoc";
import { typedocOptions } from "./scripts/typedoc-options.mjs";

export default { ...typedocOptions(OptionDefaults), emit: "none" };
