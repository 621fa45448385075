/** The page's name and the links to its parts. */
import { skip } from "../core/keys.ts";
import { goTo, hashOf, usePlace } from "../core/place.ts";
import { Button } from "../ui/Button.tsx";
import { Icon, Logo } from "../ui/Icon.tsx";
import { Menu } from "../ui/Menu.tsx";
import { useAppWords } from "../words/words.ts";
import { parts } from "./parts.ts";

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
