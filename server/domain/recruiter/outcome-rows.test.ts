import { expect, test } from "vitest";
import { endReasons } from "./end-reason";
import { outcomeRows, unpaidEnds } from "./outcome-rows";
import { newRecruiter, recruiterNames, type RecruiterSettings } from "./recruiters";

const prolific: RecruiterSettings = {
  name: "prolific",
  studyId: "",
  outcomes: { completed: "DONE-4Q", partial: "ENDED-2", "no-work": "NOWORK-8" },
  ends: {},
};
const rows = (settings: RecruiterSettings | null, returnUrl = "") => outcomeRows({ settings, returnUrl });

test.each([null, ...recruiterNames.map(newRecruiter)])(
  "every end has a row, or two where pages matter",
  (each) => {
    const found = rows(each);
    expect([...new Set(found.map(({ reason }) => reason))]).toEqual([...endReasons]);
    const twice = found.filter(({ pages }) => pages === "none").map(({ reason }) => reason);
    expect(twice).toEqual([
      ...["finished", "nothing-left", "capped", "stopped"],
      ...["timed-out", "left", "paused-or-closed"],
    ]);
  },
);

test("a row has the button and code of its own outcome, and none without a code", () => {
  const shown = rows(prolific).map(({ reason, pages, way }) => [
    `${reason} ${pages}`,
    way?.kind === "link" ? way.code : null,
  ]);
  expect(Object.fromEntries(shown)).toEqual({
    "finished some": "DONE-4Q",
    "finished none": "NOWORK-8",
    "nothing-left some": "DONE-4Q",
    "nothing-left none": "NOWORK-8",
    "capped some": "DONE-4Q",
    "capped none": "NOWORK-8",
    "stopped some": "ENDED-2",
    "stopped none": "NOWORK-8",
    "failed-qualification any": null,
    "not-eligible any": null,
    "no-consent any": null,
    "timed-out some": "ENDED-2",
    "timed-out none": "NOWORK-8",
    "left some": "ENDED-2",
    "left none": "NOWORK-8",
    "paused-or-closed some": "DONE-4Q",
    "paused-or-closed none": "NOWORK-8",
  });
});

test("people of no recruiter go to the project's own address when they have completed their work", () => {
  const led = rows(null, "https://lab.example.org/thanks").filter(({ way }) => way !== null);
  expect(led.map(({ reason, pages }) => `${reason} ${pages}`)).toEqual([
    "finished some",
    "nothing-left some",
    "capped some",
    "paused-or-closed some",
  ]);
});

test("a code that cannot be one makes its rows broken, and shows no button", () => {
  const broken = rows({ ...prolific, outcomes: { completed: "not a code" } });
  expect(broken[0]).toMatchObject({ reason: "finished", isBroken: true, way: null });
  expect(broken.find(({ reason }) => reason === "no-consent")).toMatchObject({ isBroken: false, way: null });
});

test("a stop that is not paid, or has nowhere to go, is warned of", () => {
  const of = (part: Partial<RecruiterSettings>, isTestPaid = false) =>
    unpaidEnds({ ...prolific, ...part } as RecruiterSettings, { isTestPaid });
  expect(of({})).toEqual([]);
  expect(of({ ends: { stopped: "completed" } })).toEqual([]);
  expect(of({ ends: { stopped: "screened-out" } })).toEqual(["stopped"]);
  expect(of({ outcomes: { completed: "DONE-4Q" } })).toEqual(["stopped"]);
  expect(of({}, true)).toEqual(["failed-qualification"]);
  expect(of({ outcomes: { partial: "ENDED-2", "screened-out": "SCREEN-7" } }, true)).toEqual([]);
  expect(unpaidEnds(newRecruiter("mturk"), { isTestPaid: true })).toEqual(["failed-qualification"]);
});
