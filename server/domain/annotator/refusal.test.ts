import { expect, test } from "vitest";
import { noPolicies } from "@/server/domain/policy/policies";
import type { EligibilityPolicy } from "@/server/domain/policy/policies";
import { refusalStands, type GivenOrigin } from "./refusal";

const policy = (set: Partial<EligibilityPolicy>) => ({ ...noPolicies.eligibility, ...set });
const given: GivenOrigin = { country: "DE", languages: ["de"], approvalRate: 0.8 };
type Refusal = Parameters<typeof refusalStands>[1];
const refused = (condition: Refusal["condition"]): Refusal => ({ condition, given, liftedAt: null });

test.each<[Refusal["condition"], Partial<EligibilityPolicy>, boolean]>([
  ["country", { countries: ["NZ"] }, true],
  ["country", { countries: ["NZ", "DE"] }, false],
  ["country", { countries: [] }, false],
  ["country", { countries: [], languages: ["he"], invitedOnly: true }, false],
  ["language", { languages: ["he"] }, true],
  ["language", { languages: ["he", "de"] }, false],
  ["approval-rate", { minApprovalRate: 0.9 }, true],
  ["approval-rate", { minApprovalRate: 0.8 }, false],
  ["other-project", { notInProjects: ["first"] }, true],
  ["other-project", { notInProjects: [] }, false],
])("a refusal for %s under %o stands: %s", (condition, set, stands) => {
  expect(refusalStands(policy(set), refused(condition))).toBe(stands);
});

test("one that was lifted does not stand", () => {
  expect(refusalStands(policy({ countries: ["NZ"] }), { ...refused("country"), liftedAt: 1 })).toBe(false);
});
