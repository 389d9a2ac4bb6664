"use client";

import { useRef, useState } from "react";
import { fill } from "@/app/_annotator/hit/fill";
import type { TypedTexts } from "./typed-texts";

interface RecordImageProps {
  src: string;
  title: string;
  /** Where a picture that does not load is reported; null where it cannot be. */
  reportAt: string | null;
  texts: TypedTexts;
}

/** Whether a picture has failed before any script could hear of it. */
const hasFailed = (image: HTMLImageElement | null) => image?.complete === true && image.naturalWidth === 0;

/** A record's picture in a box that keeps its size whether or not it loads; a press shows it larger. */
export function RecordImage({ src, title, reportAt, texts }: RecordImageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** How often it was asked for again, and which time failed. */
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number | null>(null);
  const alt = fill(texts.picture, { title });
  const fail = () => setFailedTry(tries);
  if (failedTry === tries) {
    return (
      <div className="record-image record-image-failed" role="group" aria-label={alt}>
        <p role="status">{texts.pictureFailed}</p>
        <button type="button" className="button-link" onClick={() => setTries(tries + 1)}>
          {texts.pictureAgain}
        </button>
        {reportAt === null ? null : <a href={reportAt}>{texts.pictureReport}</a>}
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className="record-image"
        aria-label={fill(texts.enlarge, { title })}
        onClick={() => dialog.current?.showModal()}
      >
        <img
          key={tries}
          ref={(image) => {
            if (hasFailed(image)) fail();
          }}
          src={src}
          alt={alt}
          referrerPolicy="no-referrer"
          onError={fail}
        />
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
