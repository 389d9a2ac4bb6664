"use client";

import { use, useRef, useState } from "react";
import { call, Refused } from "@/app/_trpc/call";
import type { Messages } from "@/app/_messages/messages";
import { browserKeeper, forgetPage } from "../hit/kept-page";
import { CurrentAssignment } from "./current-assignment";

interface LeaveButtonProps {
  project: string;
  texts: Messages["annotator"]["leave"];
}

/** Gives the page back after asking; its answers are not sent. Absent while there is no page to give back. */
export function LeaveButton({ project, texts }: LeaveButtonProps) {
  const assignment = use(CurrentAssignment);
  const dialog = useRef<HTMLDialogElement>(null);
  const [unreached, setUnreached] = useState(false);

  if (assignment === null) return null;

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
    <>
      <button type="button" className="top-button" onClick={() => dialog.current?.showModal()}>
        {texts.show}
      </button>
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
    </>
  );
}
