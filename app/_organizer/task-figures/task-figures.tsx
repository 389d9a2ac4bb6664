import type { TaskFigures as Figures } from "@/server/domain/agreement/task-figures";
import { BestWorstFigures } from "./best-worst-figures";
import { ChoiceFigures } from "./choice-figures";
import { TakenAnswers } from "./taken-answers";

/** The figures that only the project's task type has. */
export function TaskFigures({ figures }: { figures: Figures }) {
  switch (figures.type) {
    case "choice":
      return (
        <>
          <ChoiceFigures figures={figures} />
          <TakenAnswers figures={figures} />
        </>
      );
    case "best-worst":
      return <BestWorstFigures figures={figures} />;
  }
}
