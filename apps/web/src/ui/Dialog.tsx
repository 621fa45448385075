/** A dialog over the page: the browser's own, which keeps the focus inside and closes on Escape. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Notices } from "../app/Notices.tsx";
import { useAppWords } from "../words/app/index.ts";
import { Button } from "./Button.tsx";

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
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <Button kind="ghost" icon="close" label={words.close} onClick={() => dialog.current?.close()} />
      </header>
      <div className="dialog-body">{children}</div>
      {/* What lies outside an open dialog is neither seen well nor read out. */}
      <Notices />
    </dialog>
  );
}
