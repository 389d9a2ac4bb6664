import { expect, test } from "vitest";
import { checkRecruiters } from "./check-recruiters";
import {
  arrivalsOf,
  newRecruiter,
  recruiterNames,
  recruiterSettings,
  type RecruiterSettings,
} from "./recruiters";

const problems = (...recruiters: RecruiterSettings[]) =>
  Object.entries(checkRecruiters({ recruiters })).map(([field, { reason }]) => [field, reason]);
const prolific = (outcomes: RecruiterSettings["outcomes"]): RecruiterSettings => ({
  ...{ name: "prolific", studyId: "", outcomes, ends: {} },
});
const panel = (address: string, completed: string): RecruiterSettings => ({
  ...{ name: "panel", parameters: { participant: "rid", session: "", study: "" } },
  ...{ address, outcomes: { completed }, ends: {} },
});

test("what a recruiter begins with is right", () => {
  expect(problems(...recruiterNames.map(newRecruiter))).toEqual([]);
});

test("a recruiter stands in a project once", () => {
  expect(problems(newRecruiter("sona"), newRecruiter("sona"))).toEqual([
    ["settings.recruiters.1.name", "repeated"],
  ]);
});

test("Prolific's outcomes have codes of their own", () => {
  expect(problems(prolific({ completed: "DONE 4Q", partial: "https://app.prolific.com" }))).toEqual([
    ["settings.recruiters.0.outcomes.completed", "not_a_completion_code"],
    ["settings.recruiters.0.outcomes.partial", "not_a_completion_code"],
  ]);
  expect(problems(prolific({ completed: "DONE-4Q", partial: "DONE-4Q", "no-work": "" }))).toEqual([
    ["settings.recruiters.0.outcomes.partial", "repeated"],
  ]);
});

test("a panel's code needs an address that takes it, and its addresses are web addresses", () => {
  const completed = "settings.recruiters.0.outcomes.completed";
  const address = "https://panel.example/c?rid={participant}&st={code}";
  expect(problems(panel(address, "1"))).toEqual([]);
  expect(problems(panel("", "1"))).toEqual([[completed, "no_address_for_code"]]);
  expect(problems(panel(address, "one two"))).toEqual([[completed, "not_a_code_or_address"]]);
  expect(problems(panel("", "https://panel.example/{code}"))).toEqual([[completed, "unknown_placeholder"]]);
  expect(problems(panel("", "http://panel.example/done"))).toEqual([[completed, "not_over_tls"]]);
  expect(problems(panel("https://panel.example/c?rid={participant}", ""))).toEqual([
    ["settings.recruiters.0.address", "lacks_placeholder"],
  ]);
});

test("two parameters of a panel cannot have one name", () => {
  const twice = { ...newRecruiter("panel"), parameters: { participant: "id", session: "id", study: "" } };
  expect(problems(twice as RecruiterSettings)).toEqual([
    ["settings.recruiters.0.parameters.session", "repeated"],
  ]);
});

test("SONA's address says whose credit it is; Mechanical Turk's outcomes hand in or do not", () => {
  const outcome = "settings.recruiters.0.outcomes.completed";
  const of = (name: "sona" | "mturk", completed: string) =>
    problems({ ...newRecruiter(name), outcomes: { completed } });
  expect(of("sona", "https://uni.sona-systems.com/credit?id=1")).toEqual([[outcome, "lacks_placeholder"]]);
  expect(of("mturk", "hand-in")).toEqual([]);
  expect(of("mturk", "https://example.org")).toEqual([[outcome, "wrong_form"]]);
});

test("an outcome, an end or a study that does not exist is refused", () => {
  const wrong = [
    { name: "prolific", studyId: "my study", outcomes: {}, ends: {} },
    { name: "prolific", studyId: "", outcomes: { paid: "X1" }, ends: {} },
    { name: "prolific", studyId: "", outcomes: {}, ends: { stopped: "no-work" } },
    {
      name: "panel",
      parameters: { participant: "", session: "", study: "" },
      address: "",
      outcomes: {},
      ends: {},
    },
    {
      name: "panel",
      parameters: { participant: "country", session: "", study: "" },
      address: "",
      outcomes: {},
      ends: {},
    },
    { name: "besample", outcomes: {}, ends: {} },
  ];
  expect(wrong.map((settings) => recruiterSettings.safeParse(settings).success)).toEqual(
    wrong.map(() => false),
  );
});

test("what people may read of a recruiter has none of its codes and addresses", () => {
  const secret = panel("https://panel.example/c?st={code}", "secret-code");
  const read = JSON.stringify(
    arrivalsOf([secret, { ...prolific({ completed: "secret-code" }), ends: { left: "completed" } }]),
  );
  expect(read).not.toMatch(/secret|panel\.example|completed|outcomes|ends/);
});
