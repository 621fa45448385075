/** The page's parts, its name and the links to the parts. */
import { type ComponentType, lazy } from "react";
import { skip } from "../core/keys.ts";
import { goTo, hashOf, type PartName, usePlace } from "../core/place.ts";
import { Button, Icon, type IconName, Logo } from "../ui/Button.tsx";
import { Menu } from "../ui/Menu.tsx";
import { useAppWords } from "../words/words.ts";

interface Part {
  readonly name: PartName;
  readonly icon: IconName;
  readonly Part: ComponentType;
  /** Whether the navigation lists the part. The menu lists every part. */
  readonly listed: boolean;
}

/** The parts of the page. Each is loaded when it is first shown. */
export const parts: readonly Part[] = [
  { name: "play", icon: "play", Part: lazy(() => import("../play/index.tsx")), listed: true },
  { name: "solve", icon: "solve", Part: lazy(() => import("../solve/index.tsx")), listed: true },
  { name: "learn", icon: "learn", Part: lazy(() => import("../learn/index.tsx")), listed: true },
  { name: "analyze", icon: "analyze", Part: lazy(() => import("../analyze/index.tsx")), listed: true },
  { name: "games", icon: "games", Part: lazy(() => import("../games/index.tsx")), listed: true },
  { name: "online", icon: "online", Part: lazy(() => import("../online/index.tsx")), listed: true },
  { name: "rules", icon: "flag", Part: lazy(() => import("../rules/index.tsx")), listed: false },
  { name: "settings", icon: "settings", Part: lazy(() => import("../settings/index.tsx")), listed: false },
];

/** The documentation's address, if the page's head has a link to it. */
const docs = document.querySelector<HTMLLinkElement>('link[rel="help"]');

export function Header({ onKeys }: { readonly onKeys: () => void }) {
  const words = useAppWords();
  const { part } = usePlace();
  const listed = parts.filter(({ listed }) => listed);
  return (
    <header className="top">
      <Button className="skip" onClick={skip}>
        {words.skip}
      </Button>
      <a className="logo" href={hashOf("play")}>
        <Logo />
        {words.title}
      </a>
      <nav aria-label={words.navigation}>
        {listed.map(({ name }) => (
          <a key={name} href={hashOf(name)} aria-current={name === part ? "page" : undefined}>
            {words.parts[name]}
          </a>
        ))}
      </nav>
      <a
        className="button ghost"
        href={hashOf("settings")}
        aria-label={words.parts.settings}
        aria-current={part === "settings" ? "page" : undefined}
        title={words.parts.settings}
      >
        <Icon name="settings" />
      </a>
      <Menu
        label={words.menu}
        icon="menu"
        items={[
          ...parts.map(({ name, icon, listed }) => ({
            label: words.parts[name],
            icon,
            run: () => goTo(name),
            // On wide screens, the navigation lists this part.
            className: listed ? "narrow" : undefined,
          })),
          { label: words.keys.title, icon: "keys", run: onKeys },
          ...(docs
            ? [{ label: words.docs, icon: "paste" as const, run: () => location.assign(docs.href) }]
            : []),
        ]}
      />
    </header>
  );
}
