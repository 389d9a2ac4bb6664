"use client";

import { useRef } from "react";
import { fill } from "@/app/_annotator/hit/fill";
import type { TypedTexts } from "./typed-texts";

interface RecordImageProps {
  src: string;
  title: string;
  texts: TypedTexts;
}

/** A record's picture in a box that keeps its size whether or not it loads; a press shows it larger. */
export function RecordImage({ src, title, texts }: RecordImageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const alt = fill(texts.picture, { title });
  return (
    <>
      <button
        type="button"
        className="record-image"
        aria-label={fill(texts.enlarge, { title })}
        onClick={() => dialog.current?.showModal()}
      >
        <img src={src} alt={alt} referrerPolicy="no-referrer" />
      </button>
      <dialog ref={dialog} className="modal record-large" aria-label={alt}>
        <div className="modal-head">
          <p>{title}</p>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {texts.close}
          </button>
        </div>
        <img src={src} alt={alt} loading="lazy" referrerPolicy="no-referrer" />
      </dialog>
    </>
  );
}
