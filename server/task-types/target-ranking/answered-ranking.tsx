"use client";

import { widgetTexts } from "@/app/_components/hit/hit-texts";
import { isOf, type AnsweredProps } from "../widget";
import { inWords, knownInWords } from "./ranking-words";

/** One gold group with how it was ranked, the known order and why. */
export default function AnsweredRanking({ item, feedback, answers, project, texts }: AnsweredProps) {
  if (!isOf("target-ranking", item)) return null;
  const words = widgetTexts(texts, "target-ranking");
  const { candidates } = item;
  return (
    <>
      <p className="item-text" lang={project.language} dir="auto">
        {item.target}
      </p>
      {feedback.map(({ dimension, accepted, explanation }) => (
        <dl key={dimension} className="facts">
          <dt>{texts.feedback.yours}</dt>
          <dd>{inWords(candidates, answers[item.key], words)}</dd>
          <dt>{texts.feedback.accepted}</dt>
          <dd>{knownInWords(candidates, accepted, words)}</dd>
          {explanation === "" ? null : (
            <>
              <dt>{texts.feedback.why}</dt>
              <dd lang={project.language} dir="auto">
                {explanation}
              </dd>
            </>
          )}
        </dl>
      ))}
    </>
  );
}
