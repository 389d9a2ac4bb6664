import { Gavel, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ListedDecision } from "@/server/domain/adjudication/contracts";
import { printedValue } from "@/app/_annotator/scale-input/printed-value";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import { UndoButton } from "./undo-button";
import { useDecisionWords } from "./use-decision-words";

/** Every decision with what it was about, who made it and what became of it. */
export function DecisionTable({ project, decisions }: { project: string; decisions: ListedDecision[] }) {
  const t = useTranslations("organizer.adjudication");
  const words = useDecisionWords();
  const columns = ["item", "texts", "judgments", "decision", "reason", "by", "at", "state"] as const;
  const printed = (value: number | null) => (value === null ? t("notApplicable") : printedValue(value));
  return (
    <Table label={t("decidedTitle")}>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column}>{t(`columns.${column}`)}</HeadCell>
          ))}
          <HeadCell>
            <span className="sr-only">{t("undo")}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {decisions.map((each) => (
          <tr key={each.id}>
            <Cell className="whitespace-nowrap">
              {each.dataset} {each.externalId}
            </Cell>
            <Cell className="min-w-64 max-w-96 break-words">
              <p dir="auto">{each.textA}</p>
              <p dir="auto">{each.textB}</p>
            </Cell>
            <Cell className="whitespace-nowrap">{each.judgedValues.map(printed).join("  ")}</Cell>
            <Cell className="whitespace-nowrap">
              <span className="inline-flex items-center gap-1 font-semibold text-adjudicated">
                <Gavel aria-hidden size={16} />
                <span className={each.state === "settled" ? "underline decoration-double" : ""}>
                  {words(each.decision)}
                </span>
              </span>
            </Cell>
            <Cell className="min-w-40">
              {t(`reasons.${each.reason}`)}
              {each.note === "" ? null : (
                <p dir="auto" className="break-words text-muted">
                  {each.note}
                </p>
              )}
            </Cell>
            <Cell className="min-w-24">{each.by}</Cell>
            <Cell>
              <Moment at={each.at} show="full" />
            </Cell>
            <Cell className="min-w-40">
              {t(`states.${each.state}`, { by: each.undoneBy ?? "" })}
              {each.isChanged && each.state !== "undone" ? (
                <p className="flex items-start gap-1 text-warn">
                  <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
                  {t("changed")}
                </p>
              ) : null}
            </Cell>
            <Cell>
              {each.mayUndo ? <UndoButton project={project} id={each.id} item={each.externalId} /> : null}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
