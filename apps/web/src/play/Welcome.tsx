/** The panel's text on a first visit, until the first move: what the game is, and three ways to begin. */
import picture from "../../../../docs/pictures/mill.svg";
import still from "../../../../docs/pictures/shots.svg";
import { hashOf } from "../core/place.ts";
import { Button } from "../ui/Button.tsx";
import { usePlayWords } from "../words/words.ts";

export function Welcome({ onPlay }: { readonly onPlay: () => void }) {
  const { welcome: words } = usePlayWords();
  return (
    <div className="welcome">
      <h2>{words.title}</h2>
      <picture>
        <source media="(prefers-reduced-motion: reduce)" srcSet={still} />
        <img src={picture} alt={words.picture} width="132" height="132" />
      </picture>
      <p className="soft">{words.text}</p>
      <div className="buttons">
        <Button kind="main" icon="play" onClick={onPlay}>
          {words.play}
        </Button>
        <a className="button" href={hashOf("learn", "placing")}>
          {words.learn}
        </a>
        <a className="button" href={hashOf("solve", "daily")}>
          {words.daily}
        </a>
      </div>
    </div>
  );
}
