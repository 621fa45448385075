/** The errors as every entry point exports them, so that no entry point forgets one that it can throw. */
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
