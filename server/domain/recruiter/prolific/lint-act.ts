import type { ParticipantActInput, ParticipantView } from "./contracts";
import type { policySources } from "./policy-sources";

type ActRule = "return-of-work" | "approval-without-work" | "part-of-work";

/** What Prolific's rules say before an act on one participant, and where they say it. */
export interface ActNote {
  rule: ActRule;
  source: keyof typeof policySources;
}

/**
 * What to know before an act is asked for; null where nothing speaks against it. Giving a place back is a participant's own
 * choice, and work that was done stays owed; an approval is final.
 */
export function lintAct(
  act: ParticipantActInput["act"],
  { ours }: Pick<ParticipantView, "ours">,
): ActNote | null {
  const pages = ours?.pages ?? 0;
  if (act === "ask-return" && pages > 0) return { rule: "return-of-work", source: "checks" };
  if (act === "approve" && pages === 0) return { rule: "approval-without-work", source: "measuredPay" };
  if (act === "pay-part") return { rule: "part-of-work", source: "pay" };
  return null;
}
