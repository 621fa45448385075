/** Reviews of mills in English. */
import { deepFreeze } from "../../base/data.ts";
import type { Words } from "./words.ts";

/**
 * English sentences for reviews of mills.
 *
 * @example
 * ```ts
 * import { en } from "morabaraba/review";
 *
 * en.findings["blocks-mill"]; // => "This stops the mill {mill} of {opponent}."
 * ```
 */
export const en: Words = /* @__PURE__ */ deepFreeze({
  language: "en",
  findings: {
    "gives-win-away-lost": "{player} could have won in {plies} plies with {move}, and now loses in {lostIn}.",
    "gives-win-away-lost-now":
      "{player} could have won at once with {move}, and now loses in {lostIn} plies.",
    "gives-win-away-ended": "{player} could have won with {move}, and has lost with this move.",
    "gives-win-away-drawn": "{player} could have won in {plies} plies with {move}; now the game is drawn.",
    "gives-win-away-drawn-now": "{player} could have won at once with {move}; now the game is drawn.",
    loses: "{player} loses within {plies} plies, and no better move is known.",
    "loses-saved-draw": "{player} loses within {plies} plies; another move would have drawn.",
    "loses-saved-longer": "{player} loses within {plies} plies; another move does not lose so soon.",
    "misses-win": "{player} could have won in {plies} plies with {move}.",
    "misses-win-now": "{player} could have won at once with {move}.",
    wins: "{player} wins within {plies} plies.",
    "wins-sooner": "{player} wins within {plies} plies; another move wins within {sooner}.",
    "wins-sooner-now": "{player} wins within {plies} plies; another move wins at once.",
    draws: "With best play the game is drawn.",
    "allows-forced-mill": "{opponent} answers {answer}, and a mill cannot be stopped any more.",
    "fails-to-block": "This leaves the threat of {opponent}: the mill {mill}, which can shoot {shots}.",
    "cannot-block": "No move stops {opponent} from closing a mill; {mill} can shoot {shots}.",
    "allows-mill": "This lets {opponent} close the mill {mill} and shoot {shots}.",
    "cannot-avoid-mill": "{opponent} can close the mill {mill} and shoot {shots}; every move allows a mill.",
    "misses-mill": "{player} could have closed the mill {mill} with {move}.",
    "loses-cow": "Within {plies} plies this costs a cow, which {move} would have kept.",
    "loses-cows": "Within {plies} plies this costs {count} cows, which {move} would have kept.",
    "closes-mill": "{player} closes the mill {mill} and shoots {point}.",
    "closes-mill-without-shot": "{player} closes the mill {mill}, and shoots nothing.",
    "misses-forced-mill": "With {move} {player} could have made a threat that nothing stops.",
    "forces-mill": "{player} threatens a mill that nothing stops.",
    "blocks-mill": "This stops the mill {mill} of {opponent}.",
    "shuts-in-own": "{player} can no longer move from {points}.",
    "shuts-in-other": "{opponent} can no longer move from {points}.",
    "shuts-in-all": "No cow of one side can move any more: {points}.",
    "opens-mill-always":
      "{player} opens the mill {mill}, and can close it again whatever {opponent} answers.",
    "opens-mill-unless-stopped":
      "{player} opens the mill {mill}, to close it again unless {opponent} stops that.",
    "opens-mill-never": "{player} opens the mill {mill}, which cannot be closed again with the next move.",
    "bars-cow": "The repeat-mill rule: the cow on {from} may not go back to {point} with the next move.",
    "starts-count": "From now on {plies} plies without a shot draw the game.",
    "starts-count-now": "From now on one ply without a shot draws the game.",
    "stops-count": "The count of plies without a shot, with {plies} to go, ends here.",
    "nears-draw": "After {plies} more plies without a shot the game is drawn.",
    "nears-draw-now": "After one more ply without a shot the game is drawn.",
    opinion: "{move} is better, by the worth of {cows} cows",
  },
  or: "or",
  and: "and",
  opinion: "The search thinks: {sentence}.",
  line: "Line: {line}.",
});
