import { expect, test } from "vitest";
import { mayReport, skipsLeft } from "./may-report";

const reporting = {
  policy: { enabled: true, skipsPerAnnotator: 2, stopAfter: 0 },
  state: "working" as const,
  projectState: "live" as const,
  page: { kind: "work" as const, state: "leased" as const },
  skips: 0,
};

test("an item is reported and skipped while its page is open", () => {
  expect(mayReport(reporting, false)).toBeNull();
  expect(mayReport(reporting, true)).toBeNull();
});

test("nothing is reported where reports are off, or after the work of a person or project ended", () => {
  const off = { ...reporting.policy, enabled: false };
  expect(mayReport({ ...reporting, policy: off }, false)).toBe("off");
  expect(mayReport({ ...reporting, state: "stopped" }, false)).toBe("ended");
  expect(mayReport({ ...reporting, projectState: "closed" }, false)).toBe("ended");
});

test("who has used up their skips can report and must answer", () => {
  expect(mayReport({ ...reporting, skips: 2 }, true)).toBe("skips_used_up");
  expect(mayReport({ ...reporting, skips: 2 }, false)).toBeNull();
  expect(skipsLeft(reporting.policy, 2)).toBe(0);
  expect(skipsLeft(reporting.policy, 5)).toBe(0);
});

test("nothing is skipped after its page was submitted, nor on the page of a test", () => {
  const submitted = { ...reporting, page: { kind: "work" as const, state: "submitted" as const } };
  expect(mayReport(submitted, true)).toBe("submitted");
  expect(mayReport(submitted, false)).toBeNull();
  expect(mayReport({ ...reporting, page: { kind: "test", state: "leased" } }, true)).toBe("not_work");
});
