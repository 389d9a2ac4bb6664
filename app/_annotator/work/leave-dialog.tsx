import { useEffect, useRef, useState } from "react";
import { call, Refused } from "@/app/_trpc/call";
import type { Messages } from "@/app/_messages/messages";
import { fill } from "../hit/fill";
import { browserKeeper, forgetPage } from "../hit/kept-page";

interface LeaveDialogProps {
  project: string;
  assignment: string;
  /** How many more pages this person can leave; null without a limit. */
  returnsLeft: number | null;
  texts: Messages["annotator"]["leave"];
}

/** With more pages to leave than this nobody is told of the limit. */
const fewReturns = 3;

function returnsNote(texts: LeaveDialogProps["texts"], left: number | null): string | null {
  if (left === null || left > fewReturns) return null;
  if (left === 0) return texts.none;
  return left === 1 ? texts.last : fill(texts.more, { count: left });
}

/** Asks whether a page is to be given back, and gives it back. Open from the start. */
export default function LeaveDialog({ project, assignment, returnsLeft, texts }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const note = returnsNote(texts, returnsLeft);
  const [unreached, setUnreached] = useState(false);

  useEffect(() => dialog.current?.showModal(), []);

  const leave = async () => {
    try {
      await call("return", { project, assignment });
    } catch (error) {
      // A page that cannot be given back any more is not held either.
      if (!(error instanceof Refused)) return setUnreached(true);
    }
    forgetPage(browserKeeper(), assignment);
    location.assign(`/p/${project}/left`);
  };

  return (
    <dialog ref={dialog} className="modal modal-small" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      {note === null ? null : <p>{note}</p>}
      {unreached ? (
        <p role="alert" className="pair-error">
          {texts.failed}
        </p>
      ) : null}
      <div className="modal-actions">
        {/* The first takes the focus, and neither it nor the colour may lose work. */}
        <button type="button" className="button button-primary" onClick={() => dialog.current?.close()}>
          {texts.stay}
        </button>
        <button type="button" className="button" onClick={() => void leave()}>
          {texts.leave}
        </button>
      </div>
    </dialog>
  );
}
