import { useEffect, useRef, useState } from "react";
import { call, Refused } from "@/app/_trpc/call";
import type { Messages } from "@/app/_messages/messages";
import { browserKeeper, forgetPage } from "../hit/kept-page";

interface LeaveDialogProps {
  project: string;
  assignment: string;
  texts: Messages["annotator"]["leave"];
}

/** Asks whether a page is to be given back, and gives it back. Open from the start. */
export default function LeaveDialog({ project, assignment, texts }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
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
      {unreached ? (
        <p role="alert" className="pair-error">
          {texts.failed}
        </p>
      ) : null}
      <div className="modal-actions">
        <button type="button" className="button button-primary" onClick={() => void leave()}>
          {texts.leave}
        </button>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {texts.stay}
        </button>
      </div>
    </dialog>
  );
}
