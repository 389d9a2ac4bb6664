"use client";

import { RatedFacts } from "@/app/_annotator/feedback/rated-facts";
import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { questionKey } from "@/task-types/rated-questions";
import { isOf, type AnsweredProps } from "@/app/_annotator/widget/widget";
import { RecordsTable } from "./records-table";

/** Two records of a gold question with what was answered and what was accepted on each dimension that has an answer. */
export default function AnsweredRecords({ item, feedback, answers, project, texts }: AnsweredProps) {
  if (!isOf("typed-rating", item)) return null;
  const keyOf = (dimension: string) =>
    item.dimensions.length === 1 ? item.key : questionKey(item.key, dimension);
  return (
    <>
      <RecordsTable
        item={item}
        project={project.slug}
        language={project.language}
        labels={texts.hit}
        texts={widgetTexts(texts, "typed-rating")}
      />
      {feedback.map((about) => {
        const dimension = item.dimensions.find(({ id }) => id === about.dimension);
        if (dimension === undefined) return null;
        return (
          <section key={about.dimension} className={about.correct ? "mark-right" : "mark-missed"}>
            <h2 lang={project.textsLanguage}>{dimension.label}</h2>
            <RatedFacts
              scale={dimension.scale}
              value={answers[keyOf(about.dimension)]}
              {...{ about, project, texts }}
            />
          </section>
        );
      })}
    </>
  );
}
