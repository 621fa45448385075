/* What both entry points of records export: functions that are the same in all families, types, and the error. */
export type { Arrow, Drawings, Ring, ShapeColor } from "../base/drawings.ts";
export { type CommentParts, type Evaluation, formatComment, parseComment } from "./text/comments.ts";
export { endOf } from "./text/format.ts";
export { formatLink } from "./text/link.ts";
export type { TextSource, TextStream } from "./text/parse.ts";
export { annotate, promoteVariation, removeNode, setTags } from "./tree/edit.ts";
export type {
  End,
  NodeId,
  Notes,
  RecordTree,
  StoredNode,
  Tags,
  TreeNode,
} from "./tree/record.ts";
export { type RecordCode, RecordError } from "./tree/recordError.ts";
export { goForward, goTo } from "./tree/walk.ts";
