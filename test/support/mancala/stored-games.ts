/** What earlier versions stored. */
import type { Game } from "../../../src/rules/mancala/data/state.ts";

/**
 * Games as versions of this library stored them. Later versions must read them, so entries are added here with each
 * release that changes what is stored, and those that are here never change.
 */
export interface StoredGame {
  readonly version: string;
  readonly json: string;
  /** The same as a position string. */
  readonly position: string;
  /** How many legal moves there are. */
  readonly moves: number;
}

export const storedGames: readonly StoredGame[] = [
  {
    version: "0.1.0",
    json: '{"variant":"kalah","houses":[4,4,4,4,4,4,4,4,4,4,4,4],"stores":{"south":0,"north":0},"turn":"south","ply":0}',
    position: "4,4,4,4,4,4/4,4,4,4,4,4 0,0 s",
    moves: 6,
  },
  {
    version: "0.1.0",
    json: '{"variant":"kalah","houses":[4,4,0,5,5,0,0,1,7,7,6,6],"stores":{"south":2,"north":1},"turn":"south","ply":4}',
    position: "4,4,0,5,5,0/0,1,7,7,6,6 2,1 s",
    moves: 4,
  },
  {
    version: "0.1.0",
    json: '{"variant":"oware","houses":[0,6,2,7,6,6,5,4,4,4,4,0],"stores":{"south":0,"north":0},"turn":"north","ply":3,"seenPositions":["4,4,4,4,4,4/4,4,4,4,4,4 s","4,4,0,5,5,5/5,4,4,4,4,4 n","5,5,1,6,5,5/5,4,4,4,4,0 s","0,6,2,7,6,6/5,4,4,4,4,0 n"]}',
    position: "0,6,2,7,6,6/5,4,4,4,4,0 0,0 n",
    moves: 5,
  },
  {
    version: "0.1.0",
    json: '{"variant":"oware","houses":[0,0,0,0,0,0,0,0,0,0,0,0],"stores":{"south":19,"north":29},"turn":"north","ply":0,"seenPositions":["0,0,0,0,0,0/0,0,0,0,0,0 n"],"verdict":{"winner":"north","reason":"cannot-feed"}}',
    position: "0,0,0,0,0,0/0,0,0,0,0,0 19,29 n",
    moves: 0,
  },
  {
    version: "0.1.0",
    json: '{"variant":"congkak","houses":[6,2,0,1,3,0,4,13,5,13,13,4,13,13],"stores":{"south":8,"north":0},"turn":"south","ply":2}',
    position: "6,2,0,1,3,0,4/13,5,13,13,4,13,13 8,0 s",
    moves: 5,
  },
  {
    version: "0.1.0",
    json: '{"variant":"awari","houses":[0,5,0,6,6,5,0,2,6,6,6,6],"stores":{"south":0,"north":0},"turn":"south","ply":4,"seenPositions":["4,4,4,4,4,4/4,4,4,4,4,4 s","0,5,5,5,5,4/4,4,4,4,4,4 n","0,5,5,5,5,4/4,0,5,5,5,5 s","0,5,0,6,6,5/5,1,5,5,5,5 n","0,5,0,6,6,5/0,2,6,6,6,6 s"],"verdict":{"winner":"south","reason":"resignation"}}',
    position: "0,5,0,6,6,5/0,2,6,6,6,6 0,0 s",
    moves: 0,
  },
  {
    version: "0.1.0",
    json: '{"variant":{"capture":"opposite","captureAfterLap":false,"emptyOpposite":"nothing","endsWhen":"either-empty","grandSlam":"captured","houses":4,"majority":false,"mustFeed":false,"name":"pie","opponentEmptyHouse":"stays","relay":false,"repetition":null,"seeds":3,"skipOrigin":false,"sowStores":true,"swap":true},"houses":[3,0,4,4,3,3,3,3],"stores":{"south":1,"north":0},"turn":"south","ply":1,"swap":true}',
    position: "3,0,4,4/3,3,3,3 1,0 s swap",
    moves: 3,
  },
  {
    version: "0.1.0",
    json: '{"variant":"kalahEmptyCapture","houses":[0,5,5,5,5,4,4,4,4,4,4,4],"stores":{"south":0,"north":0},"turn":"north","ply":1,"verdict":{"winner":null,"reason":"agreement"}}',
    position: "0,5,5,5,5,4/4,4,4,4,4,4 0,0 n",
    moves: 0,
  },
  {
    version: "0.1.0",
    json: '{"variant":{"capture":"two-or-three","captureAfterLap":false,"emptyOpposite":"nothing","endsWhen":"mover-empty","grandSlam":"no-capture","houses":4,"majority":true,"mustFeed":true,"name":"own","opponentEmptyHouse":"stays","relay":false,"repetition":{"award":"even","occurrence":3},"seeds":4,"skipOrigin":true,"sowStores":false,"swap":false},"houses":[0,2,7,6,6,6,0,5],"stores":{"south":0,"north":0},"turn":"north","ply":3,"seenPositions":["4,4,4,4/4,4,4,4 s","4,0,5,5/5,5,4,4 n","5,1,6,5/5,5,0,5 s","0,2,7,6/6,6,0,5 n"]}',
    position: "0,2,7,6/6,6,0,5 0,0 n",
    moves: 3,
  },
  {
    version: "0.2.0",
    json: '{"variant":"kalah","houses":[0,0,0,0,0,0,0,0,0,0,0,0],"stores":{"south":33,"north":15},"turn":"south","ply":40,"swept":"side-empty"}',
    position: "0,0,0,0,0,0/0,0,0,0,0,0 33,15 s",
    moves: 0,
  },
];

/** A stored game as it is stored now: the rule that has swept the board stood in the verdict until 0.2.0. */
export function storedNow({ verdict, ...game }: Partial<Game>): object {
  if (verdict === undefined) return game;
  const swept = ["side-empty", "cannot-feed", "no-moves", "repetition"].includes(verdict.reason);
  return { ...game, ...(swept ? { swept: verdict.reason } : { verdict }) };
}
