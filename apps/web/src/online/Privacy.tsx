/** Explains before a game what others will see of it. */
import { useOnlineWords } from "../words/words.ts";
import { aboutServer } from "./server.ts";

export function Privacy() {
  const words = useOnlineWords();
  const { privacy, keepDays } = aboutServer();
  return (
    <p className="soft small">
      {words.privacy[privacy]} {keepDays !== null && words.kept(keepDays)}
    </p>
  );
}
