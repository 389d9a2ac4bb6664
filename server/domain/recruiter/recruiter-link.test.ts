import { expect, test } from "vitest";
import { recruiterLink } from "./recruiter-link";
import { newRecruiter } from "./recruiters";

const join = "https://lab.example.org/p/gloss";

test("each recruiter finds places for its ids in the link, in its own way of writing them", () => {
  expect(recruiterLink(join, newRecruiter("prolific"))).toBe(
    `${join}?PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}&SESSION_ID={{%SESSION_ID%}}`,
  );
  expect(recruiterLink(join, newRecruiter("sona"))).toBe(`${join}?survey_code=%SURVEY_CODE%`);
  expect(recruiterLink(join, newRecruiter("mturk"))).toBe(join);
  const parameters = { participant: "rid", session: "", study: "project" };
  const panel = { ...newRecruiter("panel"), parameters } as Parameters<typeof recruiterLink>[1];
  expect(recruiterLink(join, panel)).toBe(`${join}?rid=[rid]&project=[project]`);
});
