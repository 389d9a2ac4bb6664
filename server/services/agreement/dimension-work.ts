import type { Store } from "@/db/store";
import type { AgreementParameters, DimensionAgreement } from "@/server/domain/agreement/agreement";
import type { JobProgress } from "@/server/domain/job/job";
import type { DrawInterval } from "./draw-intervals";
import type { DimensionData, Person } from "./read-agreement-data";
import type { ResultFiles } from "./result-files";

/** What agreement on one dimension is described from, and where its tables go. */
export interface DimensionWork {
  data: DimensionData;
  people: readonly Person[];
  parameters: AgreementParameters;
  draw: DrawInterval;
  report: (stage: JobProgress["stage"]) => void;
  files: ResultFiles;
  store: Pick<Store, "read">;
}

/** What is said of annotators and values, beside the parts of the items: of ratings one thing, of names another. */
export type DescribedAnswers = Pick<
  DimensionAgreement,
  "interTagger" | "pairwise" | "further" | "crowd" | "annotatorRows" | "pairs" | "divided" | "gold"
>;

/** What the annotators of a dimension's table are called, by their number in it. */
export function pseudonymsOf({ annotatorIds }: DimensionData, people: readonly Person[]): string[] {
  const pseudonymOf = new Map(people.map(({ id, pseudonym }) => [id, pseudonym]));
  return annotatorIds.map((id) => pseudonymOf.get(id) ?? "");
}
