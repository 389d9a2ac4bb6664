import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { fill } from "@/app/_annotator/hit/fill";
import type { HitTemplates } from "@/app/_annotator/hit/hit-texts";
import { receivedNotice } from "@/app/_annotator/work/received-notice";
import { showsAnswers } from "@/app/_annotator/work/shows-answers";
import type { First } from "@/app/_annotator/work/use-work";
import { nextOf } from "@/app/_annotator/work/next-of";
import {
  pageOutcomeHeader,
  readPageOutcome,
  type PageOutcome,
} from "@/server/domain/assignment/page-outcome";

/** The page that somebody gets: the answers to gold questions of the page they sent as a form, or a page of work. */
export async function firstView(slug: string, texts: HitTemplates): Promise<First> {
  const outcome = readPageOutcome((await headers()).get(pageOutcomeHeader));
  if (outcome?.kind === "received") {
    const { assignment, answers, reply } = outcome;
    if (showsAnswers(reply)) return { show: "answers", assignment, answers, reply };
  }
  const next = await nextOf(slug);
  if (next.kind === "none") redirect(`/p/${slug}/end`);
  const back = outcome?.kind === "gaps" || outcome?.kind === "not-taken" ? outcome : null;
  const entered = back?.assignment === next.assignment.id ? back.entered : null;
  return { show: "hit", next, notice: noticeOf(outcome, texts), entered };
}

/** Who sends a page as a form has no scripts to tell us their time zone. */
const timeInUtc = (at: string, formats: string) =>
  `${new Intl.DateTimeFormat(formats, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(new Date(at))} UTC`;

function noticeOf(outcome: PageOutcome | null, texts: HitTemplates): string | null {
  if (outcome?.kind === "received") return receivedNotice(outcome.assignment, outcome.reply, texts);
  if (outcome?.kind === "sent")
    return fill(texts.sentEarlier, { time: timeInUtc(outcome.at, texts.formats) });
  if (outcome?.kind === "not-taken") return texts.refusedAnswers;
  return outcome?.kind === "refused" ? texts.notTaken : null;
}
