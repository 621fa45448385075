/** The errors as every door exports them, so that no door forgets one that it can throw. */
export {
  ArgumentError,
  type Fault,
  IllegalMoveError,
  type ParseCode,
  ParseError,
  type Result,
  RulesError,
  VariantError,
} from "./errors.ts";
