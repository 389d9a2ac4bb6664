import type { AskedQuestion } from "@/server/domain/questionnaire/question";

/** The text that says how an answer is released, by its key among those of the questionnaire. */
export function releaseWords({
  kind,
  release,
}: Pick<AskedQuestion, "kind" | "release">): "asAnswered" | "ageRange" | "combined" | "notReleased" {
  if (release === "none") return "notReleased";
  if (release === "as-answered") return "asAnswered";
  return kind === "age" ? "ageRange" : "combined";
}
