/** The texts of the lessons. `{d6}` is a point, written in the player's notation. */
export const words = {
  title: "Lessons",
  lead: "Short lessons that you play: one for each rule, and for each trap.",
  families: { mills: "Morabaraba", kin: "Other mill games", mancala: "Mancala" },
  count: "Lesson {number} of {all}",
  progress: "{done} of {all}",
  done: "done",
  tryIt: "Try it.",
  hint: "Hint",
  again: "Try again",
  back: "Back",
  next: "Next: {title}",
  goOn: "Go on",
  finished: "You have played every lesson.",
  solve: "To the puzzles",
  restart: "Play this lesson again",
  sources: "What the sources say",
  differences: "How the games differ",
  all: "all",
  english: "",
  steps: "Step {number} of {all}",
  wrong: "That move is legal, but not the one asked for. The board is back where it was.",
  lessons: {
    placing: {
      title: "Placing cows",
      steps: [
        {
          ask: "You are light. Place a cow on any empty point.",
          right: "Dark has placed one too. You take turns.",
        },
        {
          ask: "Place another. Points where many lines meet are worth most.",
          right: "So it goes on until both hands are empty.",
        },
        {
          ask: "Now try to move the cow on {a7}: press it.",
          right: "It has to stay: no cow moves while you have cows in hand.",
        },
      ],
    },
    mills: {
      title: "Mills",
      steps: [
        {
          ask: "Two of your cows stand on {a7} and {d7}. Place a third in their line, then shoot any dark cow.",
          right: "Three in a line are a mill, and it shot a cow.",
          wrong: "That makes no mill. Complete the line of {a7} and {d7}.",
        },
        {
          ask: "This board has diagonals. Make a mill on the one from {a7} to {c5}.",
          right: "A diagonal is a line like any other. Some games have none: see below.",
          wrong: "That makes no mill. Look between {a7} and {c5}.",
        },
      ],
    },
    shots: {
      title: "Shots",
      steps: [
        {
          ask: "Dark wants to make a mill on {d7}. Close yours on {g1}, and shoot a cow that stops that.",
          right: "That line is broken. A shot defends as well as it attacks.",
          wrong:
            "Dark still makes the mill on {d7}. Close yours on {g1} and shoot one of the two cows below {d7}.",
        },
        {
          ask: "A cow on {g7} closes two mills at once. Place it, and see how many cows you may shoot.",
          right: "Two mills, but one shot. The rule is one cow a move.",
          wrong: "Close both lines that meet on {g7}.",
        },
      ],
    },
    protected: {
      title: "Protected cows",
      steps: [
        {
          ask: "Dark has a mill on {d7}, {d6} and {d5}. Close yours on {g1} and try to shoot one of its cows.",
          right: "A cow in a mill is safe while another stands outside.",
          wrong: "You shot the cow outside. Try one of the three in the mill.",
        },
        {
          ask: "Close your mill again, and shoot the cow that is not safe.",
          right: "Right: {b4} stood in no mill.",
          wrong: "Close the mill on {g1}.",
        },
        {
          ask: "Here every dark cow stands in a mill. Close yours and shoot any of them.",
          right: "When all stand in mills, none of them is safe.",
          wrong: "Close the mill on {g1}.",
        },
      ],
    },
    moving: {
      title: "Moving",
      steps: [
        {
          ask: "All cows are placed, so you move now. Try to go farther than to the next point.",
          right: "A cow takes one step along a line, to a neighbouring point.",
          wrong: "That was one step, which is allowed. Try to go farther.",
        },
        {
          ask: "One step closes a mill. Find it, and shoot.",
          right: "The cow from {g4} completed the line.",
          wrong: "That closes no mill. Which cow can step into the line of {a7} and {d7}?",
        },
      ],
    },
    swinging: {
      title: "Opening and closing a mill",
      steps: [
        {
          ask: "Your mill on the outer square shoots only when it is closed again. Open it so that the step closes another.",
          right: "One mill opened, another closed. And the first is ready to close again.",
          wrong: "That opens nothing, or closes nothing. Move the cow that can complete {b6} and {f6}.",
        },
        {
          ask: "Dark cannot stop it. Swing back and shoot again.",
          right: "Such a pair of mills shoots with every move. It decides most games.",
          wrong: "Step back to {d7}.",
        },
      ],
    },
    "repeat-mill": {
      title: "The repeat-mill rule",
      steps: [
        {
          ask: "By the rules of Mind Sports South Africa: break the mill on {d7}, {d6} and {d5} with the cow on {d6}, and make another with it.",
          right: "That cow broke a mill to make a mill.",
          wrong: "Move the cow on {d6} to {b6}.",
        },
        {
          ask: "Now try to step straight back to {d6}.",
          right: "This cow may not step to {d6} for one turn, since the step would make the mill again.",
          wrong: "That is allowed. Try the step from {b6} back to {d6}.",
        },
        {
          ask: "The rule binds that cow only. Close the same mill with another.",
          right: "The cow from {f6} may do it. A side can plan for this with two cows beside one gap.",
          wrong: "Close the line of {d7} and {d5} with a cow that did not break it.",
        },
      ],
    },
    flying: {
      title: "Flying",
      steps: [
        {
          ask: "You have four cows. Try to carry the one on {e3} to {g7}.",
          right: "With four cows you still go step by step.",
          wrong: "That was a step. Try to jump from {e3} to {g7}.",
        },
        {
          ask: "Now you have three, and fly. Carry a cow to the point that completes a mill.",
          right: "Three cows are weak, but they are everywhere at once.",
          wrong: "That completes nothing. Where is the gap in your line?",
        },
      ],
    },
    "few-cows": {
      title: "Too few cows",
      steps: [
        {
          ask: "Dark has three cows left. Close a mill and win.",
          right: "With two cows nobody can make a mill: the game is over, and you have won.",
          wrong: "That does not close a mill.",
        },
      ],
    },
    blockade: {
      title: "No way to move",
      steps: [
        {
          ask: "On this board without diagonals, dark's four cows are nearly shut in. Take away their last step.",
          right: "Dark cannot move, so dark has lost, with four cows on the board.",
          wrong: "Dark can still step to {b4}.",
        },
      ],
    },
    "ten-moves": {
      title: "The ten-move draw",
      steps: [
        {
          ask: "You are down to three cows, and nobody has shot for nine moves. Only a shot keeps the game alive.",
          right: "The shot came on the tenth move, in time. Now counting begins again.",
          wrong: "Ten moves without a shot: that game would be a draw. Close the mill.",
        },
        {
          ask: "Here both sides have three cows, nine moves have gone by, and you fly but cannot shoot. Move as you like.",
          right: "The tenth move without a shot: a draw.",
        },
      ],
    },
    "full-board": {
      title: "A full board",
      steps: [
        {
          ask: "No cow has been shot, and you have the last of 24 cows. Place it on the last point.",
          right: "Nobody can move on a full board: a draw. With eleven cows a side this cannot happen.",
        },
      ],
    },
    "winning-mill": {
      title: "A mill that wins",
      steps: [
        {
          ask: "Three men's morris: three pieces each, and three in a line win. Move and win.",
          right: "That is a mill, and the game is over. Nothing is ever removed in this game.",
          wrong: "That makes no line. Two of your pieces stand in the top row.",
        },
      ],
    },
    "closed-points": {
      title: "A closed point",
      steps: [
        {
          ask: "In picaria nobody may place a piece on the centre. Try it.",
          right: "The centre is closed while pieces are placed.",
          wrong: "That point is open. Press the one in the middle.",
        },
        {
          ask: "All pieces are placed, and now the centre is open. Move there and win.",
          right: "Three across the middle: you have won.",
          wrong: "That does not win. Which piece can step between a2 and c2?",
        },
      ],
    },
    setup: {
      title: "Pieces on the board",
      steps: [
        {
          ask: "Shisima begins with all pieces on the board, so you move at once. Move any of yours.",
          right:
            "From a point of the ring, a piece can step only to the centre and to the points on either side.",
        },
        {
          ask: "Only lines through the centre win. You hold the centre: finish a line.",
          right: "A line through the centre, and you have won.",
          wrong: "That finishes no line. Your piece on c1 needs one opposite, on a3.",
        },
      ],
    },
    passing: {
      title: "Passing",
      steps: [
        {
          ask: "Achi, and you are dark. Place your last piece so that light cannot move.",
          right: "Light has no move and passes, so it is your turn again.",
          wrong: "Light can move then. Take the centre.",
        },
        {
          ask: "You move again. One step wins.",
          right: "Three in a line: the pass cost light the game.",
          wrong: "That makes no line. Look at the diagonal from a3.",
        },
      ],
    },
    "moving-while-placing": {
      title: "Moving with pieces in hand",
      steps: [
        {
          ask: "In Lasker morris a piece may move while others are in hand. Close a mill with a move, and remove a piece.",
          right: "You still have all seven pieces in your hand.",
          wrong: "Move a piece that is on the board: the one on {g4}.",
        },
      ],
    },
    "two-shots": {
      title: "Two mills, two pieces",
      steps: [
        {
          ask: "In this game a move that closes two mills removes two pieces. Place one on {a7}, then choose both.",
          right: "Two mills, two pieces. Press the second as soon as the first is gone.",
          wrong: "Close both lines that meet on {a7}.",
        },
      ],
    },
    "line-once": {
      title: "A line counts once",
      steps: [
        {
          ask: "You closed the line of {a7}, {d7} and {g7} before and opened it. Close it again with the piece on {g4}.",
          right: "Nothing is removed: a line counts only the first time that you close it.",
          wrong: "Step from {g4} to {g7}.",
        },
        {
          ask: "So look for a line that you have not closed yet.",
          right: "A new line, and a piece to remove.",
          wrong: "That closes no new line. Two of your pieces stand on {b4} and {b2}.",
        },
      ],
    },
    dead: {
      title: "Dead pieces",
      steps: [
        {
          ask: "In cham gonu a piece that is removed while placing stays on its point, dead. Close a mill on {g7} and choose the piece on {b6}.",
          right: "The piece on {b6} is dead: it makes no mill, and it takes up its point.",
          wrong: "Close the line of {a7} and {d7}, and choose the piece on {b6}.",
        },
        {
          ask: "Try to place a piece on {b6}.",
          right: "The point is taken until all pieces are placed. Then the dead ones go.",
          wrong: "That point is empty. Try the dead piece on {b6}.",
        },
      ],
    },
    "moves-first": {
      title: "Who moves first",
      steps: [
        {
          ask: "Da san qi, and you are dark. Light began, and the last piece is yours. Place it on {c3}.",
          right:
            "The dead pieces are gone. The side that did not begin moves first, so it is your turn again.",
        },
        {
          ask: "Move any piece.",
          right: "Now light moves, and you take turns as usual.",
        },
      ],
    },
    "first-mill": {
      title: "Shax: the first mill",
      steps: [
        {
          ask: "In shax a mill removes nothing while pieces are placed. You are dark: close one all the same.",
          right:
            "Nothing was removed, but yours is the first mill. The side that made it moves first later on.",
          wrong: "That closes no mill. Complete the line of {a7} and {d7}.",
        },
        {
          ask: "Here the last piece is yours. Place it on {f6}.",
          right: "The board is full, so nobody could move. Each side removes one piece.",
        },
        {
          ask: "You have the first mill, so you begin. Choose a piece of light.",
          right: "Light has removed one of yours.",
        },
        {
          ask: "Now move. The first mill lets you move first too.",
          right: "From here on a mill removes a piece, as in other games.",
        },
      ],
    },
    freeing: {
      title: "Freeing the other side",
      steps: [
        {
          ask: "Light has no move. In shax it passes, and you must let it out if you can. You are dark: try to step from {c5} to {d5}.",
          right: "That would not free light, and you have moves that do.",
          wrong: "That frees light, as you must. Try the piece on {c5}.",
        },
        {
          ask: "Now open a way for light.",
          right: "Light can move again, and the game goes on.",
          wrong: "Light is still shut in.",
        },
      ],
    },
    giving: {
      title: "Giving up a cow",
      steps: [
        {
          ask: "Umlabalaba, with twelve cows each. The last cow is yours: place it on {g1}.",
          right: "The board is full. Dark has given up the cow on {d6}.",
        },
        {
          ask: "Now you give up one of yours. Choose it.",
          right: "There is room to move again, and dark begins.",
        },
      ],
    },
    sowing: {
      title: "Sowing",
      steps: [
        {
          ask: "You are south, with the lower row. Lift the seeds of one of your houses, but not the third, and see where they go.",
          right:
            "One seed goes into each next house, counter-clockwise, and into your own store, but not into north's.",
          wrong: "The third house is for the next lesson. Take another.",
        },
      ],
    },
    "another-turn": {
      title: "Another turn",
      steps: [
        {
          ask: "Find the house whose last seed falls into your store.",
          right: "Four seeds from the third house end in the store, so you move again.",
          wrong: "The last seed did not reach the store. Count the seeds of each house.",
        },
        {
          ask: "It is still your turn. Play any house.",
          right: "Now north moves, unless you ended in the store again.",
        },
      ],
    },
    captures: {
      title: "Captures in kalah",
      steps: [
        {
          ask: "Let your last seed fall into your empty third house, opposite north's five.",
          right: "The five seeds opposite and your own went to your store.",
          wrong:
            "The last seed fell elsewhere. Which house holds as many seeds as there are steps to the third?",
        },
      ],
    },
    "kalah-end": {
      title: "The end in kalah",
      steps: [
        {
          ask: "You have one seed left. Play it.",
          right:
            "Your houses are empty, so the game is over. North keeps what is left, and you still have more.",
        },
      ],
    },
    oware: {
      title: "Captures in oware",
      steps: [
        {
          ask: "In oware you capture by making two or three seeds in one of north's houses. One move takes from two houses.",
          right: "The last house then held three and the one before it two: five seeds for you.",
          wrong: "That captures less. Where does a move end on a house with one or two seeds?",
        },
      ],
    },
    "grand-slam": {
      title: "The grand slam",
      steps: [
        {
          ask: "The last house would take all of north's seeds at once. Play it.",
          right: "Nothing was taken: a player may not be left without seeds that way.",
          wrong: "Play the house at the far right.",
        },
      ],
    },
    feeding: {
      title: "Feeding",
      steps: [
        {
          ask: "North has no seeds. Try a move that does not reach their side.",
          right: "You must feed if you can.",
          wrong: "That fed north, as you must. Try the house with two seeds.",
        },
        {
          ask: "Now play a move that gives north something.",
          right: "North has seeds, and the game goes on.",
        },
      ],
    },
    relays: {
      title: "Relays in congkak",
      steps: [
        {
          ask: "You have seven houses with seven seeds each. Find the house whose last seed falls into your store.",
          right: "You move again, as in kalah.",
          wrong: "That ended elsewhere. Seven seeds go seven places.",
        },
        {
          ask: "Now play the second house and watch: where the last seed meets others, they are lifted and sown on.",
          right: "That was a relay. It ends in a store or in an empty house.",
          wrong: "Take the second house.",
        },
      ],
    },
    swap: {
      title: "The swap",
      steps: [
        {
          ask: "You are north, and south has begun well. Where the pie rule is played you may change places instead of moving. Do it.",
          right: "South's good start is yours now. So a first move that is too good helps nobody.",
          wrong: "That is a move. Use the button that changes places.",
        },
      ],
    },
  },
  fields: {
    cows: "Cows of each side",
    firstPlayer: "Who begins",
    board: "Lines that can be mills",
    shooting: "A mill",
    targetsInMills: "Cows in mills",
    moveWhilePlacing: "Moving with cows in hand",
    repeatMill: "A mill that was broken",
    flyAt: "Cows with which a side flies",
    loseBelow: "Fewer cows than this lose",
    blocked: "A side that cannot move",
    tenMoves: "Ten moves without a shot",
    fullBoard: "A full board",
    millEffect: "A mill",
    shotsPerMove: "Several mills in one move",
    shotWhilePlacing: "A mill closed while placing",
    startsMoving: "First to move when all are placed",
    noPlacing: "Points closed to placing",
    setup: "At the beginning",
    houses: "Houses of each side",
    seeds: "Seeds in each house",
    sowStores: "The player's own store",
    skipOrigin: "The house lifted from",
    capture: "A capture",
    emptyOpposite: "Nothing in the house opposite",
    endsWhen: "The game ends",
    majority: "More than half the seeds",
    grandSlam: "A grand slam",
    mustFeed: "An opponent without seeds",
    relay: "Last seed in an occupied house",
    captureAfterLap: "A capture",
    swap: "The pie rule",
  },
  values: {
    light: "light",
    dark: "dark",
    required: "must shoot",
    "last-resort": "safe while another can be shot",
    allowed: "may be made again at once",
    "same-cow": "not by the same cow at once",
    loses: "loses",
    draws: "a draw",
    either: "a draw, when either side has three cows",
    opposite: "the house opposite",
    "two-or-three": "houses with two or three",
    nothing: "nothing happens",
    "take-own": "the last seed is taken",
    "either-empty": "when either side is empty",
    "mover-empty": "when the side to move is empty",
    shoots: "shoots",
    wins: "wins at once",
    one: "shoot one",
    "each-mill": "shoot one for each mill",
    removes: "shoots",
    marks: "leaves a dead piece until all are placed",
    next: "the side whose turn it is",
    "second-player": "the side that did not begin",
    "first-mill": "the side with the first mill",
    placed: "all pieces on the board",
    "no-capture": "captures nothing",
    "illegal-unless-only": "not allowed, unless nothing else is",
  },
  /** Values that mean something else in some fields. */
  special: {
    "tenMoves null": "no such rule",
    "moveWhilePlacing false": "no",
    "moveWhilePlacing true": "yes",
    "targetsInMills always": "any cow",
    "repeatMill once": "each line shoots once",
    "flyAt null": "never",
    "shotWhilePlacing none": "does nothing",
    "noPlacing null": "none",
    "noPlacing all": "the centre",
    "setup null": "an empty board",
    "blocked passes": "passes",
    "blocked freed": "must be freed",
    "fullBoard each-gives": "each side gives up a cow",
    "fullBoard each-shoots": "each side shoots a cow",
    "fullBoard first-player-loses": "the side that began loses",
    "sowStores true": "is sown",
    "sowStores false": "is not sown",
    "skipOrigin true": "is skipped",
    "skipOrigin false": "is sown",
    "majority true": "ends the game",
    "majority false": "does not end the game",
    "mustFeed true": "must be fed",
    "mustFeed false": "need not be fed",
    "relay true": "lifted and sown on",
    "relay false": "the sowing ends",
    "captureAfterLap false": "needs no lap before it",
    "swap false": "only as a rule of your own",
  },
};
export type LearnWords = typeof words;
