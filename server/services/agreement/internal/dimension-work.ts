import type { Store } from "@/db/store";
import type { AgreementParameters, DimensionAgreement } from "@/server/domain/agreement/agreement";
import type { JobProgress } from "@/server/domain/job/job";
import type { JudgedTable } from "@/server/domain/agreement/judged-table";
import type { DimensionData, ProjectPerson } from "./read-agreement-data";
import type { ResultFiles } from "./result-files";

/** What agreement on one dimension is described from, and where its tables go. */
export interface DimensionWork {
  data: DimensionData;
  /** All that the figures were computed from. */
  whole: JudgedTable;
  people: readonly ProjectPerson[];
  parameters: AgreementParameters;
  report: (stage: JobProgress["stage"]) => void;
  files: ResultFiles;
  store: Pick<Store, "read">;
}

/** What is said of annotators and values besides figures: of ratings one thing, of names another. */
export type DescribedAnswers = Pick<
  DimensionAgreement,
  "crowd" | "annotatorRows" | "pairs" | "divided" | "gold"
>;

/** What the annotators of a dimension's table are called, by their number in it. */
export function dimensionPseudonyms(
  { annotatorIds }: DimensionData,
  people: readonly ProjectPerson[],
): string[] {
  const pseudonymOf = new Map(people.map(({ id, pseudonym }) => [id, pseudonym]));
  return annotatorIds.map((id) => pseudonymOf.get(id) ?? "");
}
