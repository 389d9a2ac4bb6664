"use client";

import "./direct-rating.css";

interface TextWithContextProps {
  text: string;
  /** "" where there is none. */
  context: string;
  language: string;
  labels: { context: string };
}

/** A text to rate, under the context it is to be read with. */
export function TextWithContext({ text, context, language, labels }: TextWithContextProps) {
  return (
    <div className="direct-text">
      {context === "" ? null : (
        <p className="direct-context" dir="auto" lang={language}>
          <span className="direct-label" lang="">
            {labels.context}
          </span>{" "}
          {context}
        </p>
      )}
      <p className="item-text" dir="auto" lang={language}>
        {text}
      </p>
    </div>
  );
}
