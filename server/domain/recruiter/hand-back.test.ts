import { expect, test } from "vitest";
import { endReasons, type EndReason } from "./end-reason";
import { handBackOf, outcomesWithoutWay, shownCode } from "./hand-back";
import { newRecruiter, type RecruiterSettings } from "./recruiters";

const person = {
  externalId: "5f9a1c2e3b4d5e6f70819202",
  submissionId: "6712aa00bb11cc22dd33ee55" as string | null,
  studyId: "6712aa00bb11cc22dd33ee44",
  submitTo: null as string | null,
  completionCode: "TS-7Q4K2M",
  workHitCount: 3,
};
const codes = {
  completed: "DONE-4Q",
  partial: "ENDED-2",
  "screened-out": "SCREEN-7",
  "no-consent": "NOCONS-1",
  "timed-out": "LATE-3",
  "no-work": "NOWORK-8",
};
const prolific: RecruiterSettings = { name: "prolific", studyId: "", outcomes: codes, ends: {} };
const returnUrl = "https://lab.example.org/thanks";

type Source = Parameters<typeof handBackOf>[1]["source"];
const back = (
  source: Source,
  recruiters: RecruiterSettings[],
  reason: EndReason,
  more: Partial<typeof person> = {},
  hasWorked = true,
) => handBackOf({ recruiters, returnUrl }, { ...person, ...more, source }, { reason, hasWorked });

test("each end of Prolific leads back with the code of its outcome, or nowhere", () => {
  const addresses = endReasons.map((reason) => {
    const way = back("prolific", [prolific], reason)?.way;
    return [reason, way?.kind === "link" ? way.href : null];
  });
  const to = (code: string) => `https://app.prolific.com/submissions/complete?cc=${code}`;
  expect(addresses).toEqual([
    ["finished", to("DONE-4Q")],
    ["nothing-left", to("DONE-4Q")],
    ["capped", to("DONE-4Q")],
    ["stopped", to("ENDED-2")],
    ["failed-qualification", to("SCREEN-7")],
    ["not-eligible", null],
    ["no-consent", to("NOCONS-1")],
    ["timed-out", to("ENDED-2")],
    ["left", to("ENDED-2")],
    ["paused-or-closed", to("DONE-4Q")],
  ]);
  const idle = back("prolific", [prolific], "nothing-left", {}, false)?.way;
  expect(idle).toEqual({ kind: "link", href: to("NOWORK-8"), code: "NOWORK-8" });
});

test("people whom no recruiter of the project sent go back to its own address, once they have completed their work", () => {
  expect(back("link", [prolific], "finished")?.way).toEqual({ kind: "link", href: returnUrl, code: null });
  expect(back("invite", [], "finished")?.way).toMatchObject({ href: returnUrl });
  // A project from before recruiters were set up.
  expect(back("prolific", [], "finished")?.way).toMatchObject({ href: returnUrl });
  for (const reason of ["stopped", "failed-qualification", "not-eligible", "no-consent", "left"] as const) {
    expect(back("prolific", [], reason)).toBeNull();
  }
});

test("a panel's outcomes lead to an address by a code, or to one of their own", () => {
  const panel: RecruiterSettings = {
    name: "panel",
    parameters: { participant: "rid", session: "sid", study: "" },
    address: "https://panel.example/c?rid={participant}&s={session}&st={code}",
    outcomes: { completed: "1", "screened-out": "https://panel.example/out/{participant}" },
    ends: { stopped: "screened-out" },
  };
  const at = (reason: EndReason, more: Partial<typeof person> = {}) => {
    const way = back("panel", [panel], reason, { externalId: "a b", submissionId: "9", ...more })?.way;
    return way?.kind === "link" ? way.href : null;
  };
  expect(at("finished")).toBe("https://panel.example/c?rid=a%20b&s=9&st=1");
  expect(at("stopped")).toBe("https://panel.example/out/a%20b");
  expect(at("no-consent")).toBeNull();
  expect(at("finished", { submissionId: null })).toBeNull();
});

test("SONA gives the credit to the person of the code", () => {
  const address =
    "https://uni.sona-systems.com/webstudy_credit.aspx?experiment_id=1&survey_code={participant}";
  const sona: RecruiterSettings = { name: "sona", outcomes: { completed: address }, ends: {} };
  expect(back("sona", [sona], "finished", { externalId: "4711" })?.way).toMatchObject({
    href: address.replace("{participant}", "4711"),
  });
});

test("an assignment of Mechanical Turk is handed in by a form, at its own address alone", () => {
  const mturk = newRecruiter("mturk");
  const at = { submitTo: "https://workersandbox.mturk.com/" };
  expect(back("mturk", [mturk], "finished", at)).toEqual({
    recruiter: "mturk",
    way: {
      kind: "form",
      action: "https://workersandbox.mturk.com/mturk/externalSubmit",
      fields: { assignmentId: person.submissionId, completionCode: "TS-7Q4K2M" },
    },
  });
  expect(back("mturk", [mturk], "stopped", at)?.way.kind).toBe("form");
  expect(back("mturk", [mturk], "failed-qualification", at)).toBeNull();
  expect(back("mturk", [mturk], "finished", { submitTo: "https://example.org" })).toBeNull();
  expect(back("mturk", [mturk], "finished")).toBeNull();
  const kept: RecruiterSettings = { name: "mturk", outcomes: { partial: "" }, ends: {} };
  expect(back("mturk", [kept], "stopped", at)).toBeNull();
});

test("our own code is shown where whoever asked knows it, and Prolific's where its button has one", () => {
  const done = back("prolific", [prolific], "finished");
  expect(shownCode("prolific", "TS-7Q4K2M", done)).toBe("DONE-4Q");
  expect(shownCode("prolific", "TS-7Q4K2M", null)).toBeNull();
  expect(shownCode("mturk", "TS-7Q4K2M", null)).toBeNull();
  expect(shownCode("link", "TS-7Q4K2M", null)).toBe("TS-7Q4K2M");
  expect(shownCode("invite", null, null)).toBeNull();
});

test("an outcome that a recruiter expects and that has nothing is told", () => {
  expect(outcomesWithoutWay(newRecruiter("prolific"))).toEqual([
    "completed",
    "partial",
    "screened-out",
    "no-consent",
    "no-work",
  ]);
  expect(outcomesWithoutWay(prolific)).toEqual([]);
  expect(outcomesWithoutWay(newRecruiter("mturk"))).toEqual([]);
  expect(outcomesWithoutWay({ name: "mturk", outcomes: { completed: "" }, ends: {} })).toEqual(["completed"]);
});
