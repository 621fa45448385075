/** The errors as every entry point exports them, so that no entry point forgets one that it can throw. */
export {
  ArgumentError,
  type Fault,
  IllegalMoveError,
  LimitError,
  type ParseCode,
  ParseError,
  type ReadError,
  type Result,
  RulesError,
  VariantError,
} from "./errors.ts";
