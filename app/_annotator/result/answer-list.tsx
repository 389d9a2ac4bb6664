import type { AnsweredProps } from "@/app/_annotator/widget/widget";
import { AnsweredItem } from "../feedback/answered-item";
import { MissedPair } from "../feedback/missed-pair";
import { fill } from "../hit/fill";
import type { HitTexts } from "../hit/hit-texts";
import type { ShownGoldAnswer } from "./sorted-answers";

interface AnswerListProps {
  assignment: string;
  missed: readonly ShownGoldAnswer[];
  right: readonly ShownGoldAnswer[];
  /** Whether what was answered right stands open from the start. */
  openRight: boolean;
  answered: (gold: ShownGoldAnswer) => AnsweredProps;
  texts: HitTexts;
}

/** The gold questions of a page: the missed ones in full, the right ones together under one line. */
export function AnswerList({ assignment, missed, right, openRight, answered, texts }: AnswerListProps) {
  const pairs = new Intl.ListFormat(texts.hit.formats).format(right.map(({ at }) => String(at)));
  return (
    <>
      {missed.map((gold) => (
        <section key={gold.item.key} className="answered stack">
          <h2 className="mark-missed">{fill(texts.result.missed, { at: gold.at })}</h2>
          <MissedPair assignment={assignment} {...answered(gold)} />
        </section>
      ))}
      {right.length === 0 ? null : (
        <details className="answered-right" open={openRight}>
          <summary className="mark-right">
            <span>{fill(texts.counted.right[right.length] ?? "", { pairs })}</span>
          </summary>
          {right.map((gold) => (
            <section key={gold.item.key} className="answered stack">
              <h2>{fill(texts.result.pair, { at: gold.at })}</h2>
              <AnsweredItem {...answered(gold)} />
            </section>
          ))}
        </details>
      )}
    </>
  );
}
