import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import { percentText } from "@/app/_ui/percent-text";
import { fill } from "../hit/fill";
import type { HitTexts } from "../hit/hit-texts";

interface StandingLinesProps {
  reply: SubmissionReply;
  texts: HitTexts;
}

/** What a missed known answer means for pay, and for going on. */
export function StandingLines({ reply, texts }: StandingLinesProps) {
  const { accuracy, due, state, status } = reply;
  const { feedback: words } = texts;
  return (
    <div>
      {due === null || status === "discarded" ? null : <p>{words.paid}</p>}
      {accuracy === undefined || state !== "working" ? null : <p>{standing(accuracy, texts)}</p>}
      {accuracy?.isLastChance === true && state === "working" ? (
        <p>
          <strong>{words.lastChance}</strong>
        </p>
      ) : null}
    </div>
  );
}

function standing(
  { right, answered, bar }: NonNullable<SubmissionReply["accuracy"]>,
  { feedback: words, hit }: HitTexts,
): string {
  if (bar === undefined) return fill(words.standing, { right, answered });
  return fill(words.standingAndBar, { right, answered, bar: percentText(bar, hit.formats) });
}
