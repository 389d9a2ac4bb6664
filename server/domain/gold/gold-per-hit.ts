import type { ProjectSettings } from "@/server/domain/project/project";

type Frequency = Pick<ProjectSettings, "goldFrequency" | "goldPerHit" | "hitSize">;

/** The share of gold among the items of a page. @param accurate whether its annotator's accuracy reaches the bar */
export function goldRate({ goldFrequency, goldPerHit, hitSize }: Frequency, accurate: boolean): number {
  if (goldFrequency.kind === "fixed") return goldPerHit / hitSize;
  return 1 / (accurate ? goldFrequency.high : goldFrequency.low);
}

/** The gold items a HIT of an accurate annotator holds, on average: an adaptive frequency need not give a whole number. */
export function meanGoldPerHit({ goldFrequency, goldPerHit, hitSize }: Frequency): number {
  return goldFrequency.kind === "fixed" ? goldPerHit : hitSize / goldFrequency.high;
}

/** Whether gold items are kept out of the work: they are met as gold, or in a quiz or training, and never judged else. */
export function setsGoldAside({
  goldFrequency,
  goldPerHit,
  qualification,
}: Pick<ProjectSettings, "goldFrequency" | "goldPerHit" | "qualification">): boolean {
  const isMetBefore = qualification.kind === "quiz" || qualification.kind === "training";
  return goldPerHit > 0 || goldFrequency.kind === "adaptive" || isMetBefore;
}
