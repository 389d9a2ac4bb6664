import type { LeasedItem } from "@/server/task-types/wire";
import type { Answers, Comments, Inputs, Value } from "./hit-state";
import type { KeptPage } from "./kept-page";

/** What was chosen before any script ran, by key. */
function chosenMeanwhile(root: Element): Record<string, Value> {
  const chosen = [...root.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")];
  return Object.fromEntries(
    chosen.map(({ name, value }) => [name, value === "NA" ? value : Number(value)] as const),
  );
}

/** What was written before any script ran, by key. */
function writtenMeanwhile(root: Element): Record<string, string> {
  const fields = [...root.querySelectorAll("textarea")].filter(({ value }) => value !== "");
  return Object.fromEntries(fields.map(({ name, value }) => [name, value] as const));
}

/**
 * Kept answers to pairs of this page, overwritten by what was chosen on it before any script ran.
 * @param root the page as the server drew it; null where another tab may have worked on it since
 */
export function resumeAnswers(
  root: Element | null,
  items: LeasedItem[],
  kept: KeptPage | null,
): { answers: Answers; inputs: Inputs; comments: Comments; keptCount: number } {
  const isHere = (key: string) => items.some((item) => item.key === key);
  const ours = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => isHere(key)));
  const answers = ours(kept?.answers ?? {});
  const chosen = ours(root === null ? {} : chosenMeanwhile(root));
  const inputs = Object.fromEntries(Object.keys(chosen).map((key) => [key, "other"] as const));
  return {
    answers: { ...answers, ...chosen },
    inputs: { ...ours(kept?.inputs ?? {}), ...inputs },
    comments: ours({ ...kept?.comments, ...(root === null ? {} : writtenMeanwhile(root)) }),
    keptCount: Object.keys(answers).length,
  };
}
