import { z } from "zod";

/** What becomes of a person's answers when the person is erased: they go, or stay without any link to the person. */
export const erasureModes = ["keep", "remove"] as const;

/** What annotators are told of their data when they agree. Projects that say nothing of it are as usual. */
export const privacyPolicy = z.object({
  onErase: z.enum(erasureModes).optional(),
  /** Days after the close of the project after which ids and traces of browsers are removed. */
  keepTracesDays: z.int().min(1).max(3_650).optional(),
});
export type PrivacyPolicy = z.infer<typeof privacyPolicy>;

/** What a project does, whether it says so or leaves it as usual. */
export function privacyOf({ onErase = "keep", keepTracesDays = 30 }: PrivacyPolicy) {
  return { onErase, keepTracesDays };
}
