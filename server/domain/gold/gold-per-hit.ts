import type { ProjectSettings } from "@/server/domain/project/project";

/** The gold items a HIT of an accurate annotator holds, on average: an adaptive frequency need not give a whole number. */
export function meanGoldPerHit({
  goldFrequency,
  goldPerHit,
  hitSize,
}: Pick<ProjectSettings, "goldFrequency" | "goldPerHit" | "hitSize">): number {
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
