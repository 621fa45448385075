/** The errors as every entry point exports them, so that no entry point forgets one that it can throw. */
export {
  ArgumentError,
  type Fault,
  IllegalMoveError,
  LimitError,
  MorabarabaError,
  type ParseCode,
  ParseError,
  type ReadError,
  type Result,
  VariantError,
} from "./errors.ts";
