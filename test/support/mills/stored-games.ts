/**
 * Games as versions of this library stored them. Later versions must read them, so a release that changes what is stored
 * adds entries here, a new field of a variant among them, and none is ever changed.
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
    version: "0.2.0",
    json: '{"variant":{"base":"standard","repetition":3},"board":"L........L......D.......","turn":"light","hands":{"light":10,"dark":11},"barred":{"light":null,"dark":null},"quiet":0,"ply":3,"seenPositions":["L7/1L6/D7 l 10,11 -"]}',
    position: "L7/1L6/D7 l 10,11 - 0 3",
    moves: 21,
  },
  {
    version: "0.1.0",
    json: '{"variant":"standard","board":"........................","turn":"light","hands":{"light":12,"dark":12},"barred":{"light":null,"dark":null},"quiet":0,"ply":0}',
    position: "8/8/8 l 12,12 - 0 0",
    moves: 24,
  },
  {
    version: "0.1.0",
    json: '{"variant":"sesotho25","board":"......L.LD..D...........L","turn":"dark","hands":{"light":9,"dark":10},"barred":{"light":null,"dark":null},"quiet":0,"ply":5}',
    position: "6L1/LD2D3/8/L d 9,10 - 0 5",
    moves: 20,
  },
  {
    version: "0.1.0",
    json: '{"variant":"mssa","board":"L.LD.D..LLL........D..D.","turn":"dark","hands":{"light":0,"dark":0},"barred":{"light":{"from":"d6","to":"d7"},"dark":null},"quiet":0,"ply":61}',
    position: "L1LD1D2/LLL5/3D2D1 d 0,0 l:d6-d7 0 61",
    moves: 11,
  },
  {
    version: "0.1.0",
    json: '{"variant":{"name":"lasker","board":{"points":["a7","d7","g7","g4","g1","d1","a1","a4","b6","d6","f6","f4","f2","d2","b2","b4","c5","d5","e5","e4","e3","d3","c3","c4"],"rings":[8,8,8],"lines":[["a7","d7","g7"],["g7","g4","g1"],["g1","d1","a1"],["a1","a4","a7"],["b6","d6","f6"],["f6","f4","f2"],["f2","d2","b2"],["b2","b4","b6"],["c5","d5","e5"],["e5","e4","e3"],["e3","d3","c3"],["c3","c4","c5"],["d7","d6","d5"],["g4","f4","e4"],["d1","d2","d3"],["a4","b4","c4"]],"links":[]},"cows":10,"firstPlayer":"light","flyAt":3,"loseBelow":3,"shooting":"required","targetsInMills":"last-resort","repeatMill":"allowed","moveWhilePlacing":true,"blocked":"loses","fullBoard":"draws","tenMoves":null,"repetition":3,"drawAfterQuietPlies":null},"board":"L.........D.............","turn":"dark","hands":{"light":9,"dark":9},"barred":{"light":null,"dark":null},"quiet":3,"ply":5,"seenPositions":["L7/1D6/8 l 9,9 -","7L/1D6/8 d 9,9 -","7L/2D5/8 l 9,9 -","L7/2D5/8 d 9,9 -"]}',
    position: "L7/2D5/8 d 9,9 - 3 5",
    moves: 24,
  },
  {
    version: "0.1.0",
    json: '{"variant":"elevenMens","board":"........D.....L.........","turn":"light","hands":{"light":10,"dark":10},"barred":{"light":null,"dark":null},"quiet":0,"ply":2,"verdict":{"winner":"light","reason":"resignation"}}',
    position: "8/D5L1/8 l 10,10 - 0 2",
    moves: 0,
  },
  {
    version: "0.1.0",
    json: '{"variant":"nineMens","board":"........................","turn":"light","hands":{"light":9,"dark":9},"barred":{"light":null,"dark":null},"quiet":0,"ply":0,"verdict":{"winner":null,"reason":"agreement"}}',
    position: "8/8/8 l 9,9 - 0 0",
    moves: 0,
  },
  {
    version: "0.1.0",
    json: '{"variant":"mssa","board":"........................","turn":"dark","hands":{"light":12,"dark":12},"barred":{"light":null,"dark":null},"quiet":0,"ply":0,"verdict":{"winner":"dark","reason":"double-turn"}}',
    position: "8/8/8 d 12,12 - 0 0",
    moves: 0,
  },
];
