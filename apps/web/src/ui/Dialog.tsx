/** A modal dialog: the browser's own, which traps the focus, closes on Escape and restores the focus. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useAppWords } from "../words/words.ts";
import { Button } from "./Button.tsx";
import { Notices } from "./Notices.tsx";

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Dialog({ title, onClose, children }: Props) {
  const words = useAppWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const focused = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      // The browser restores the focus when the dialog closes, but not when it is removed from the page.
      queueMicrotask(() => {
        if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
      });
    };
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <Button kind="ghost" icon="close" label={words.close} onClick={() => dialog.current?.close()} />
      </header>
      <div className="dialog-body">{children}</div>
      {/* Messages are shown in an open dialog, because outside they would be dimmed and not read out. */}
      <Notices />
    </dialog>
  );
}
