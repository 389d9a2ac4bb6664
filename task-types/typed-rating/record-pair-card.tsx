"use client";

import type { ItemOf, Value } from "@/server/domain/task/answer-form";
import { fill } from "@/app/_annotator/hit/fill";
import { asRating } from "@/app/_annotator/hit/hit-state";
import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { ItemRemarks } from "@/app/_annotator/hit/item-remarks";
import { shownAnswer } from "@/app/_annotator/hit/shown-answer";
import { spokenName } from "@/app/_annotator/hit/spoken-name";
import { ratedQuestions } from "@/task-types/rated-questions";
import type { ItemsProps } from "@/app/_annotator/widget/widget";
import { DimensionField } from "./dimension-field";
import { RecordsTable } from "./records-table";

interface RecordPairCardProps extends Omit<ItemsProps, "items" | "locked"> {
  item: ItemOf<"typed-rating">;
}

/** Two records and the dimensions on which they are rated: beside them, or one after another at the bottom of a phone. */
export function RecordPairCard({ item, ...page }: RecordPairCardProps) {
  const { project, state, dispatch, inputKind, arrivedOn } = page;
  const { hit } = page.texts;
  const texts = widgetTexts(page.texts, "typed-rating");
  const questions = ratedQuestions(item);
  const keys = questions.map(({ key }) => key);
  const shown = keys.includes(state.current) ? state.current : keys[0];
  const scaleOf = (key: string) => questions.find((question) => question.key === key)?.scale ?? null;
  const at = keys.indexOf(shown ?? "");

  const nameOf = (key: string, nth: number) => {
    const dimension = item.dimensions[nth]?.label ?? "";
    const group = fill(texts.group, { dimension, at: nth + 1, count: keys.length });
    const name = nth > 0 ? group : fill(texts.firstGroup, { a: item.a.title, b: item.b.title, group });
    const inWords = (given: Value | undefined) => {
      const scale = scaleOf(state.focus?.on === "pair" ? (state.focus.after ?? key) : key);
      return scale === null ? "" : shownAnswer(scale, given, hit);
    };
    return spokenName({ key, name, arrivedOn, state, texts: hit, inWords });
  };
  const step = (by: 1 | -1) => {
    const to = keys[at + by];
    dispatch(to === undefined ? { type: "went-on" } : { type: "went-to", key: to });
  };

  return (
    <article className="record-pair">
      <RecordsTable
        item={item}
        project={project.slug}
        language={item.language ?? project.language}
        reportAt={
          project.itemReports.enabled
            ? `/p/${project.slug}/report?item=${encodeURIComponent(item.key)}&reason=unreadable`
            : null
        }
        labels={hit}
        texts={texts}
      />
      <div className="dimensions">
        <p className="dimensions-ask">{texts.ask}</p>
        {item.dimensions.map((dimension, nth) => {
          const key = keys[nth] ?? "";
          const value = asRating(state.answers[key]);
          return (
            <DimensionField
              key={key}
              questionKey={key}
              dimension={dimension}
              place={fill(texts.place, { at: nth + 1, count: keys.length })}
              name={nameOf(key, nth)}
              isCurrent={state.current === key}
              isShown={shown === key}
              value={value}
              isMissing={state.gapsShown && value === undefined}
              {...{ project, dispatch, inputKind, hit, texts }}
            />
          );
        })}
        <div className="dimension-steps needs-scripts">
          <button type="button" className="button" data-hidden={at <= 0} onClick={() => step(-1)}>
            {texts.previous}
          </button>
          <button type="button" className="button" onClick={() => step(1)}>
            {texts.nextOne}
          </button>
        </div>
      </div>
      <div className="record-after">
        <ItemRemarks itemKey={item.key} {...{ project, state, dispatch }} texts={hit} />
      </div>
    </article>
  );
}
