import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import { messages } from "@/app/_messages/messages";
import { noAssignmentReasons } from "@/server/domain/assignment/assignment";
import type { RefusalDetails } from "@/server/domain/assignment/contracts";
import { eligibilityConditions } from "@/server/domain/annotator/eligibility";
import type { End } from "./end";
import { endWords, type EndProject } from "./end-words";

const t = createTranslator({ locale: "en", messages, namespace: "annotator" });
const project: EndProject = {
  conditions: {
    countries: ["NZ", "AU", "CA"],
    languages: ["he"],
    minApprovalRate: 0.95,
    invitedOnly: true,
    notInOthers: true,
  },
  qualification: {
    kind: "test",
    size: 6,
    needed: 5,
    neededShare: null,
    tries: 2,
    pay: { amount: 0.5, currency: "USD" },
    isAhead: true,
  },
};

const of = (end: End, change: Partial<EndProject> = {}) => endWords(end, { ...project, ...change }, t);
const saying = (reason: End["reason"], details: Partial<RefusalDetails>) => {
  const { title, texts } = of({ reason, details: { submitted: 3, ...details } });
  return [title, ...texts].join(" ");
};
const stopped = (details: Partial<RefusalDetails>) => saying("stopped", details);

const ending = noAssignmentReasons.filter((reason) => reason !== "questionnaire");

test("every reason has a title and a text of its own, with details or without", () => {
  const titles = new Set<string>();
  for (const reason of ending) {
    const { title, texts } = of({ reason });
    titles.add(title);
    expect(texts.join(" ")).toMatch(/\.$/);
    expect(texts.join(" ")).not.toMatch(/[{}]|annotator\.|undefined/);
  }
  expect(titles.size).toBe(ending.length);
});

test("a stop by gold says how many were right and what is needed", () => {
  expect(stopped({ rule: "accuracy", right: 2, answered: 5, bar: 0.7 })).toBe(
    "Your work on this project has ended You got 2 of 5 known answers right. This project asks for 70%. " +
      "You are paid for all pages you submitted. If you disagree, tell the organizer below.",
  );
  expect(stopped({ rule: "accuracy", right: 1, answered: 4, bar: 2 / 3 })).toContain("asks for 66.7%.");
});

test("a stop by how somebody worked says what was seen", () => {
  expect(stopped({ rule: "seconds", value: 1.26, limit: 5 })).toContain("1.3 seconds an item");
  expect(stopped({ rule: "straight-line", value: 21, limit: 20 })).toContain(
    "21 answers in a row were the same.",
  );
  expect(stopped({ rule: "missing-share", value: 0.8, limit: 0.5 })).toContain(
    "80% of your answers were “not applicable”. This project accepts up to 50%.",
  );
  expect(stopped({ rule: "agreement", value: -0.126, limit: 0.4 })).toMatch(
    /is -0.13. This project asks for 0.40./,
  );
  expect(stopped({ rule: "by-hand" })).toContain("The organizer looked at your work and decided this.");
});

test("a stop whose figures are not known still says what happens to the pay", () => {
  expect(stopped({ rule: "seconds" })).toBe(
    "Your work on this project has ended You are paid for all pages you submitted. If you disagree, tell the organizer below.",
  );
});

test("a paused project, one that is not open yet and a paused person are told apart", () => {
  expect(saying("paused", {})).toContain("The organizer has paused it.");
  const notOpen = of({ reason: "paused", details: { submitted: 0, date: "2026-12-01T09:00:00.000Z" } });
  expect(notOpen.title).toBe("This project is not open yet");
  expect(notOpen.begins).toEqual({ text: "opens", at: "2026-12-01T09:00:00.000Z" });
  const held = saying("paused", { rule: "straight-line", value: 21, limit: 20 });
  expect(held).toContain("Your work on this project is paused");
  expect(held).toContain(
    "21 answers in a row were the same. The organizer is looking at your work and will decide if you can continue.",
  );
});

test("a closed project says since when, or that its judgments are paid for", () => {
  expect(saying("closed", { date: "2026-11-20T23:00:00.000Z" })).toContain(
    "stopped accepting answers on 20 Nov 2026.",
  );
  expect(saying("closed", { rule: "budget" })).toContain("It has all the judgments it can pay for.");
});

test("who left as many pages as one person can reads so, and what happens to the pay", () => {
  expect(saying("capped", { rule: "returns", limit: 10 })).toContain(
    "Each person can leave up to 10 pages, and you have. Other people have finished the pages you left. You keep what you earned.",
  );
});

test("a limit is named in items or in pages", () => {
  expect(saying("capped", { rule: "items", limit: 20 })).toContain("up to 20 items in this project");
  expect(saying("capped", { rule: "hits", limit: 1 })).toContain("up to 1 page in this project");
});

test("who did not pass reads how many were right, and what the test earns", () => {
  const failed = { qualification: "test", right: 3, answered: 6, bar: 5, triesLeft: 0 } as const;
  expect(saying("failed_qualification", failed)).toBe(
    "You did not pass the test You got 3 of 6 right. 5 were needed, and you have no tries left. " +
      "You cannot work on this project. You earn US$0.50 for the test. If you disagree, tell the organizer below.",
  );
});

test("an unpaid test is said to be unpaid, and nothing is said where pay was agreed elsewhere", () => {
  const payOf = (pay: { amount: number; currency: string } | null) => {
    const qualification = project.qualification && { ...project.qualification, pay };
    return of({ reason: "failed_qualification" }, { qualification }).texts.join(" ");
  };
  expect(payOf({ amount: 0, currency: "USD" })).toContain("There is no pay for the test.");
  expect(payOf(null)).not.toMatch(/paid/);
});

test("with tries left it says how many, and when the next may begin", () => {
  const at = "2026-11-21T15:00:00.000Z";
  const counts = { right: 3, answered: 6, bar: 5 };
  const words = of({
    reason: "failed_qualification",
    details: { submitted: 1, ...counts, triesLeft: 1, date: at },
  });
  expect(words.texts).toEqual(["You got 3 of 6 right. 5 were needed.", "You have 1 try left."]);
  expect(words.begins).toEqual({ text: "nextTry", at });
});

test("whom a project is open to is said in words, for every condition", () => {
  const texts = eligibilityConditions.map((condition) => of({ reason: "not_eligible", condition }).texts[0]);
  expect(texts).toEqual([
    "It is open to people in Australia, Canada or New Zealand.",
    "It is open to people who read Hebrew.",
    "It is open to people with an approval rate of 95% or more.",
    "It is open to people who were invited.",
    "It is open to people who have not taken part before.",
  ]);
});

test("who was not let in has not joined, and gives the task back where a recruiter sent them", () => {
  const { texts } = of({ reason: "not_eligible", condition: "country", isRecruited: true });
  expect(texts.slice(1)).toEqual(["You have not joined it.", "Please return the task there."]);
  expect(saying("not_eligible", { condition: "country" })).not.toContain("not joined");
});
