import { expect, test } from "vitest";
import { noPolicies, type EligibilityPolicy } from "@/server/domain/policy/policies";
import { checkEligibility, type Applicant } from "./check-eligibility";

const nobody: Applicant = {
  country: null,
  languages: [],
  approvalRate: null,
  invited: false,
  tookPartIn: [],
};

const check = (policy: Partial<EligibilityPolicy>, person: Partial<Applicant> = {}) =>
  checkEligibility({ ...noPolicies.eligibility, ...policy }, { ...nobody, ...person });

test("without conditions everybody may join, whatever is known of them", () => {
  expect(check({})).toEqual({ eligible: true });
});

test("a list of countries admits people from one of them", () => {
  const countries = ["AU", "CA"];
  expect(check({ countries }, { country: "CA" })).toEqual({ eligible: true });
  expect(check({ countries }, { country: "DE" })).toEqual({
    eligible: false,
    condition: "country",
    needed: countries,
  });
});

test("a country or language that is not known does not meet a list of them", () => {
  expect(check({ countries: ["AU"] })).toMatchObject({ eligible: false, condition: "country" });
  expect(check({ languages: ["he"] })).toMatchObject({ eligible: false, condition: "language" });
});

test("one of the languages asked for is enough", () => {
  const languages = ["he", "ar"];
  expect(check({ languages }, { languages: ["en", "ar"] })).toEqual({ eligible: true });
  expect(check({ languages }, { languages: ["en"] })).toEqual({
    eligible: false,
    condition: "language",
    needed: languages,
  });
});

test("the approval rate asked for is itself enough, and one below is not", () => {
  expect(check({ minApprovalRate: 0.95 }, { approvalRate: 0.95 })).toEqual({ eligible: true });
  expect(check({ minApprovalRate: 0.95 }, { approvalRate: 0.949 })).toEqual({
    eligible: false,
    condition: "approval-rate",
    needed: 0.95,
  });
});

test("an approval rate that is not told is taken to have been checked", () => {
  expect(check({ minApprovalRate: 0.95 })).toEqual({ eligible: true });
});

test("where only the invited may join, nothing takes the place of an invitation", () => {
  expect(check({ invitedOnly: true }, { country: "AU" })).toEqual({
    eligible: false,
    condition: "invitation",
    needed: null,
  });
  expect(check({ invitedOnly: true }, { invited: true })).toEqual({ eligible: true });
});

test("an invitation does not take the place of another condition", () => {
  expect(check({ countries: ["AU"] }, { invited: true, country: "DE" })).toMatchObject({
    condition: "country",
  });
});

test("who took part in one of the projects named may not join, and it is named", () => {
  const notInProjects = ["pilot", "pilot-2"];
  expect(check({ notInProjects }, { tookPartIn: ["pilot-2", "other"] })).toEqual({
    eligible: false,
    condition: "other-project",
    needed: ["pilot-2"],
  });
  expect(check({ notInProjects }, { tookPartIn: ["other"] })).toEqual({ eligible: true });
});
