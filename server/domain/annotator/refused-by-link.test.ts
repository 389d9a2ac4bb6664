import { expect, test } from "vitest";
import type { JoinLink } from "./join-link";
import { refusedByLink } from "./refused-by-link";

const open = { countries: [], languages: [], minApprovalRate: null, invitedOnly: false, notInOthers: true };
const link: JoinLink = { source: "prolific", externalId: "5f1", isPreview: false };

test("a link that says nothing refuses nobody but the uninvited", () => {
  const conditions = { ...open, countries: ["NZ"], languages: ["he"], minApprovalRate: 0.95 };
  expect(refusedByLink(conditions, link)).toBeNull();
  expect(refusedByLink({ ...conditions, invitedOnly: true }, link)).toBe("invitation");
});

test("a link that says what does not meet a condition refuses by it", () => {
  expect(refusedByLink({ ...open, countries: ["NZ"] }, { ...link, country: "AU" })).toBe("country");
  expect(refusedByLink({ ...open, languages: ["he"] }, { ...link, languages: ["en"] })).toBe("language");
  expect(refusedByLink({ ...open, minApprovalRate: 0.95 }, { ...link, approvalRate: 0.9 })).toBe(
    "approval-rate",
  );
});

test("a link that says what meets every condition lets join", () => {
  const conditions = {
    ...open,
    countries: ["NZ"],
    languages: ["he"],
    minApprovalRate: 0.95,
    invitedOnly: true,
  };
  const known = { ...link, country: "NZ", languages: ["en", "he"], approvalRate: 0.95, invite: "AB12" };
  expect(refusedByLink(conditions, known)).toBeNull();
});
