import type { End } from "@/app/_annotator/end-page/end";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { amountOf } from "@/server/domain/payment/amount-of";
import { examplePerson, exampleSign } from "@/server/domain/recruiter/example-person";
import type { EndReason } from "@/server/domain/recruiter/end-reason";
import { handBackOf, shownCode } from "@/server/domain/recruiter/hand-back";
import type { TableName } from "@/app/_organizer/recruit/recruiter-table";

interface SimulatedEnding {
  source: TableName;
  reason: EndReason;
  hasWorked: boolean;
}

/** An end of a person who does not exist, as the server would tell it. */
export function simulatedEnd(
  { settings }: ProjectDetail,
  { source, reason, hasWorked }: SimulatedEnding,
): End {
  const workHitCount = hasWorked ? examplePerson.workHitCount : 0;
  const person = { ...examplePerson, source, workHitCount };
  const back = handBackOf(settings, person, { reason, hasWorked }, exampleSign);
  const code = shownCode(source, hasWorked ? person.completionCode : null, back);
  const isJoined = reason !== "not-eligible" && reason !== "no-consent";
  const way = {
    isRecruited: source !== "link",
    ...(code !== null && isJoined && { completionCode: code }),
    ...(back !== null && { handBack: back }),
  };
  if (reason === "not-eligible") return { reason: "not_eligible", ...way };
  const due = amountOf(settings, workHitCount * (settings.payPerHitMinor ?? 0));
  return { ...way, due, ...endingOf(settings, reason, workHitCount) };
}

type Ending = Required<Pick<End, "reason" | "details">>;

function endingOf(settings: ProjectDetail["settings"], reason: EndReason, submitted: number): Ending {
  switch (reason) {
    case "nothing-left":
      return { reason: "nothing_left", details: { submitted } };
    case "capped":
      return { reason: "capped", details: { submitted } };
    case "stopped":
      return { reason: "stopped", details: { submitted, rule: "by-hand", contested: false } };
    case "failed-qualification":
      return { reason: "failed_qualification", details: failedTest(settings, submitted) };
    case "timed-out":
      return { reason: "capped", details: { submitted, rule: "returns", limit: exampleReturns } };
    case "paused-or-closed":
      return { reason: "paused", details: { submitted } };
    default:
      return { reason: "finished", details: { submitted } };
  }
}

const exampleReturns = 5;

function failedTest({ qualification }: ProjectDetail["settings"], submitted: number): Ending["details"] {
  const { kind } = qualification;
  const example = { right: 1, answered: 5, bar: 4, triesLeft: 0, contested: false, submitted };
  return kind === "none" ? example : { ...example, qualification: kind };
}
