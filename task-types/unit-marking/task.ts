import { withoutScale } from "@/server/domain/task/asked-dimension";
import { rulesOfAllAnswers } from "@/server/domain/task/outcomes";
import { defineTask } from "@/server/domain/task/task";
import { markingContent, summaryTexts } from "@/server/domain/task/unit-marking/content";
import { unitMarkingDeclaration } from "@/server/domain/task/unit-marking/declaration";
import type { MarkedUnit } from "@/server/domain/task/unit-marking/marked-unit";
import { readUnits } from "@/server/domain/task/unit-marking/units";
import { withReleasedGold } from "@/server/imports/released-gold/released-gold-reader";
import { checkUnits } from "./check-units";
import { unitMarkingDemo } from "./demo";
import { summaryReader } from "./imports/summary-reader";
import { markingForms } from "./release-forms";
import { toldUnits } from "./told-units";
import { unitRehearsal } from "./unit-rehearsal";

/** The content units that summaries of one topic share are marked from scratch, as for a pyramid (2016 pyramid). */
export const unitMarking = defineTask(unitMarkingDeclaration, {
  content: markingContent,
  outcomes: { agreementLevels: [], exclusionRules: rulesOfAllAnswers, aggregationMethods: [] },
  shuffledParts: () => 0,
  show: ({ content, dimensions }) => {
    const texts = summaryTexts(content);
    return {
      summaries: content.summaries.map(({ heading }, at) => ({ heading, text: texts[at] ?? "" })),
      dimensions: dimensions.map(withoutScale),
    };
  },
  check: ({ units }, { content }) => checkUnits(units, content),
  judge: ({ units }, { dimensions }) => {
    const answer = JSON.stringify(units.map(trimmed));
    return Object.fromEntries(dimensions.map(({ id }) => [id, { value: null, answer }]));
  },
  inWords: ({ answer }, content) => ({ kind: "units", units: toldUnits(content, readUnits(answer ?? "")) }),
  isRight: () => false,
  accepted: () => [],
  rehearsal: unitRehearsal,
  reader: withReleasedGold(summaryReader, { content: markingContent, scores: "none" }),
  releaseForms: markingForms,
  demo: unitMarkingDemo,
});

const trimmed = ({ label, contributors }: MarkedUnit): MarkedUnit => ({ label: label.trim(), contributors });
