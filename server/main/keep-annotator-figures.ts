import type { Deps } from "@/server/deps";
import { computedFigures } from "@/server/domain/annotator/figures";
import type { Calculator } from "@/server/jobs/calculator";
import { updateAnnotatorFigures } from "@/server/services/progress/update-annotator-figures";
import { repeat } from "./repeat";

/** Looks every fifteen seconds whose annotators' figures have to be computed anew, and leaves that to the calculator. */
export function keepAnnotatorFigures(deps: Deps, calculator: Calculator): void {
  const turns = { everyMs: 15_000, failure: "the figures of annotators could not be kept" };
  repeat(deps, turns, () =>
    updateAnnotatorFigures(deps, async (projectId) => {
      const end = await calculator.run({ task: "annotator-figures", projectId }, () => undefined);
      return end.ended === "result" ? computedFigures.parse(end.result) : null;
    }),
  );
}
