"use client";

import { useRef, type ReactNode } from "react";

interface ModalButtonProps {
  label: string;
  title: string;
  close: string;
  children: ReactNode;
}

/** A button that opens something over the page; closing it leaves the page as it was, focus included. */
export function ModalButton({ label, title, close, children }: ModalButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="top-button needs-scripts" onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} className="modal" aria-label={title}>
        <div className="modal-head">
          <h2>{title}</h2>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {close}
          </button>
        </div>
        <div className="stack">{children}</div>
      </dialog>
    </>
  );
}
