/** A button that opens a short list of commands below it. */
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button, Icon, type IconName } from "./Button.tsx";

interface MenuItem {
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly run: () => void;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

interface Props {
  readonly label: string;
  readonly icon: IconName;
  readonly items: readonly MenuItem[];
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly kind?: "plain" | "main" | "ghost" | undefined;
}

export function Menu({ label, icon, items, children, className = "", kind = "ghost" }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  /** The items that are visible and enabled. */
  const able = () =>
    Array.from(root.current?.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)") ?? []).filter(
      (item) => item.checkVisibility(),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first item is focused when the menu opens.
  useEffect(() => {
    if (!open) return;
    able()[0]?.focus();
    const close = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpen(false);
    };
    addEventListener("pointerdown", close);
    return () => removeEventListener("pointerdown", close);
  }, [open]);

  const leave = () => {
    setOpen(false);
    root.current?.querySelector("button")?.focus();
  };
  const move = (by: number) => {
    const all = able();
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[(at + by + all.length) % all.length]?.focus();
  };

  return (
    <div className={`menu ${className}`} ref={root}>
      <Button
        kind={kind}
        icon={icon}
        label={children === undefined ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {children}
      </Button>
      {open && (
        <div
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={(event) => {
            const { key } = event;
            if (key === "Escape") leave();
            else if (key === "ArrowDown") move(1);
            else if (key === "ArrowUp") move(-1);
            else if (key === "Tab") setOpen(false);
            else return;
            if (key !== "Tab") event.preventDefault();
            event.stopPropagation();
          }}
        >
          {items.map(({ label, icon, run, disabled, className }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              className={className}
              disabled={disabled}
              onClick={() => {
                leave();
                run();
              }}
            >
              {icon && <Icon name={icon} />}
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
