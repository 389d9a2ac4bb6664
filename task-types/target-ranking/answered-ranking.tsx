"use client";

import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { isOf, type AnsweredProps } from "@/app/_annotator/widget/widget";
import { ranksOf, type Places } from "./places";
import { keptValue } from "./ranking-value";
import { ordinalOf, type RankingTexts } from "./ranking-texts";
import type { TargetRankingItem } from "@/server/domain/task/target-ranking/wire";

/** One gold group with how it was ranked beside the known order, and why. */
export default function AnsweredRanking({ item, feedback, answers, project, texts }: AnsweredProps) {
  if (!isOf("target-ranking", item)) return null;
  const words = widgetTexts(texts, "target-ranking");
  const { target, candidates } = item;
  const own = keptValue(answers[item.key], candidates.length).places;
  const shared = { candidates, language: project.language, texts: words };
  return (
    <>
      <p className="ranking-task">
        {words.rankBy}{" "}
        <b className="item-text" lang={project.language} dir="auto">
          {target}
        </b>
      </p>
      {feedback.map(({ dimension, accepted, explanation, explanationLanguage }) => (
        <div key={dimension} className="ranking-answered">
          <Order title={texts.feedback.yours} places={own} {...shared} />
          <Order
            title={texts.feedback.accepted}
            places={candidates.map(({ key }) => accepted.indexOf(key))}
            {...shared}
          />
          {explanation === "" ? null : (
            <dl className="facts">
              <dt>{texts.feedback.why}</dt>
              <dd lang={explanationLanguage ?? project.language} dir="auto">
                {explanation}
              </dd>
            </dl>
          )}
        </div>
      ))}
    </>
  );
}

interface OrderProps extends Pick<TargetRankingItem, "candidates"> {
  title: string;
  places: Places;
  language: string;
  texts: RankingTexts;
}

function Order({ title, places, candidates, language, texts }: OrderProps) {
  const ranks = ranksOf(places) ?? [];
  const ranked = candidates.map(({ key, text }, at) => ({ key, text, rank: ranks[at] ?? 0 }));
  return (
    <section aria-label={title}>
      <p className="ranking-caption">{title}</p>
      <ol className="ranking-order">
        {ranked
          .sort((one, other) => one.rank - other.rank)
          .map(({ key, text, rank }) => (
            <li key={key}>
              <span className="ranking-caption">{ordinalOf(texts, rank - 1)}</span>
              <bdi className="ranking-name" lang={language}>
                {text}
              </bdi>
            </li>
          ))}
      </ol>
    </section>
  );
}
