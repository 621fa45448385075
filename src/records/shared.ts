/* What both entry points of records export: functions for records of any family, types, and the error. */
export type { Arrow, Drawings, Ring, ShapeColor } from "../base/drawings.ts";
export { type CommentParts, type Evaluation, formatComment, parseComment } from "./text/comments.ts";
export { endOf, type FormatOptions, formatRecord } from "./text/format.ts";
export { formatLink } from "./text/link.ts";
export { annotate, promoteVariation, removeNode, setTags, takeBack } from "./tree/edit.ts";
export { conclude, currentLine, currentNode, mainline, playMove } from "./tree/play.ts";
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
export { goBack, goForward, goTo } from "./tree/walk.ts";
