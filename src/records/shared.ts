/** What both entry points of records export alike: functions that need no family, types, and the error of a game that cannot be read. */
export {
  type Arrow,
  type CommentParts,
  type Evaluation,
  formatComment,
  parseComment,
  type Ring,
  type ShapeColour,
} from "./text/comments.ts";
export { annotate, promote, remove, setTags } from "./tree/edit.ts";
export type { End, NodeId, Notes, RecordTree, StoredNode, Tags, TreeNode } from "./tree/record.ts";
export { RecordError } from "./tree/recordError.ts";
export { back, forward, goTo } from "./tree/walk.ts";
