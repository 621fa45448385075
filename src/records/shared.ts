/** What both entry points of records export alike: functions for records of any family, types, and the error of a game that cannot be read. */
export {
  type Arrow,
  type CommentParts,
  type Evaluation,
  formatComment,
  parseComment,
  type Ring,
  type ShapeColour,
} from "./text/comments.ts";
export { endOf, type FormatOptions, formatRecord } from "./text/format.ts";
export { formatLink } from "./text/link.ts";
export { annotate, promote, remove, setTags, takeBack } from "./tree/edit.ts";
export { conclude, current, line, mainline, play } from "./tree/play.ts";
export type {
  End,
  NodeId,
  NodeOf,
  Notes,
  RecordTree,
  RecordTypes,
  StoredNode,
  Tags,
  TreeNode,
  TurnOf,
  TypesOf,
} from "./tree/record.ts";
export { type RecordCode, RecordError } from "./tree/recordError.ts";
export { back, forward, goTo } from "./tree/walk.ts";
