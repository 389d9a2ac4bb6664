import type { ReleaseFacts } from "@/server/domain/release/facts";
import { anyOf, counted, percent } from "./words";

type Settings = ReleaseFacts["settings"];

/** Who could join, what they had to pass, and how much one person could do. */
export function admissionLines({ settings, testItems }: ReleaseFacts): string[] {
  const conditions = conditionLines(settings);
  const limits = limitLines(settings);
  return [
    ...(conditions.length === 0 ? ["Anyone with the link could join."] : conditions),
    qualificationLine(settings, testItems),
    ...reuseLines(settings),
    ...(limits.length === 0 ? ["There was no limit on how much one annotator could judge."] : limits),
    ...timeLines(settings),
  ];
}

function conditionLines({ eligibility }: Settings): string[] {
  const { countries, languages, minApprovalRate, invitedOnly, otherProjects } = eligibility;
  return [
    ...(invitedOnly ? ["Only invited people could join."] : []),
    ...(countries.length === 0 ? [] : [`Only people in ${anyOf(countries)} could join.`]),
    ...(languages.length === 0 ? [] : [`Only people who read ${anyOf(languages)} could join.`]),
    ...(minApprovalRate === null
      ? []
      : [
          `People needed an approval rate of at least ${percent(minApprovalRate)}, if their recruiter sent one.`,
        ]),
    ...(otherProjects === 0
      ? []
      : [`People who took part in any of ${counted(otherProjects, "other project")} could not join.`]),
  ];
}

function qualificationLine({ qualification }: Settings, testItems: number): string {
  switch (qualification.kind) {
    case "none":
      return "People started without a qualification.";
    case "test":
      return `People first took a test of ${counted(testItems, "item")} and needed ${qualification.needed} right, ${triesText(qualification)}.`;
    case "quiz":
      return `People first took a quiz of ${counted(qualification.size, "gold item")} and needed ${qualification.needed} right, ${triesText(qualification)}.`;
    case "training": {
      const done = `People first did a training of ${counted(qualification.size, "gold item")} with feedback`;
      return qualification.needed === 0 ? `${done}.` : `${done} and needed ${qualification.needed} right.`;
    }
  }
}

function triesText({ tries, delayMinutes }: { tries: number; delayMinutes: number }): string {
  const wait = delayMinutes === 0 ? "" : `, with ${counted(delayMinutes, "minute")} between tries`;
  return `in at most ${counted(tries, "try", "tries")}${wait}`;
}

function reuseLines({ qualification, reuseQualificationDays: days }: Settings): string[] {
  return days === null || qualification.kind === "none"
    ? []
    : [
        `People who passed a ${qualification.kind} in another of the owner's projects within ${counted(days, "day")} did not repeat it.`,
      ];
}

function limitLines({ limits }: Settings): string[] {
  const { itemsPerAnnotator, sharePerAnnotator, hitsPerAnnotator } = limits;
  return [
    ...(itemsPerAnnotator === null
      ? []
      : [`One annotator could judge at most ${counted(itemsPerAnnotator, "item")}, gold items included.`]),
    ...(sharePerAnnotator === null
      ? []
      : [
          `One annotator could judge at most ${percent(sharePerAnnotator)} of the items, gold items included.`,
        ]),
    ...(hitsPerAnnotator === null
      ? []
      : [`One annotator could submit at most ${counted(hitsPerAnnotator, "page")}.`]),
  ];
}

function timeLines({ limits: { opensAt, closesAt } }: Settings): string[] {
  return [
    ...(opensAt === null ? [] : [`Work opened at ${opensAt}.`]),
    ...(closesAt === null ? [] : [`Work closed at ${closesAt}.`]),
  ];
}
