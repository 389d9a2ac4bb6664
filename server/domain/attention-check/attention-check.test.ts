import { describe, expect, test } from "vitest";
import { seededRandom } from "@/server/stats/random";
import {
  attentionChecksPolicy,
  checksEndAt,
  noAttentionChecks,
  usesChecks,
  type AttentionCheck,
} from "./attention-check";
import { checkAttentionChecks } from "./check-attention-checks";
import { checkDue, drawCheck } from "./check-due";
import { judgeChecks } from "./judge-checks";

const check = (id: string): AttentionCheck => ({
  id: `check-${id}`,
  textA: "To show that you read this, choose 2.",
  textB: "The same stands here: choose 2.",
  candidates: [],
  accepted: [2],
});

describe("when a check is due", () => {
  const rhythm = { everyPages: 4, perAnnotator: 3 };

  test("it is never due while checks are off", () => {
    expect(checkDue({ ...rhythm, everyPages: null }, { pages: 3, checks: 0 }, () => 0)).toEqual({
      isDue: false,
      reason: "off",
    });
  });

  test("nobody meets more than the most for one person", () => {
    expect(checkDue(rhythm, { pages: 40, checks: 3 }, () => 0)).toMatchObject({
      reason: "met_as_many_as_allowed",
    });
  });

  test("of so many pages in a row one has a check, and the last if none before had", () => {
    expect(checkDue(rhythm, { pages: 2, checks: 1 }, () => 0)).toMatchObject({
      reason: "met_one_in_these_pages",
    });
    expect(checkDue(rhythm, { pages: 3, checks: 0 }, () => 0.999)).toEqual({ isDue: true });
    expect(checkDue(rhythm, { pages: 4, checks: 1 }, () => 0.999)).toMatchObject({ reason: "not_drawn" });
  });

  test("each of the pages is as likely as any other", () => {
    const random = seededRandom(7);
    const first = [0, 0, 0, 0];
    for (let person = 0; person < 4_000; person += 1) {
      const page = [0, 1, 2, 3].find((pages) => checkDue(rhythm, { pages, checks: 0 }, random).isDue);
      first[page ?? NaN] = (first[page ?? NaN] ?? 0) + 1;
    }
    for (const times of first) expect(Math.abs(times - 1_000)).toBeLessThan(120);
  });

  test("the one that is drawn is new to the person; none is left in the end", () => {
    const checks = [check("a"), check("b")];
    expect(drawCheck(checks, new Set(["check-a"]), () => 0.9)?.id).toBe("check-b");
    expect(drawCheck(checks, new Set(["check-a", "check-b"]), () => 0)).toBeNull();
  });
});

describe("what follows from failed checks", () => {
  test("nothing from a page without a failed one, and nothing where the rule says so", () => {
    expect(judgeChecks({ action: "stop", failures: 2 }, 5, 0)).toEqual({ act: "none", reason: "passed" });
    expect(judgeChecks({ action: "none", failures: 1 }, 5, 1)).toEqual({ act: "none", reason: "no_action" });
  });

  test("a warning from so many on, at each further failure", () => {
    expect(judgeChecks({ action: "warn", failures: 2 }, 0, 1)).toEqual({ act: "none", reason: "too_few" });
    const warned = { act: "warn", isLastChance: false, bound: 2 };
    expect(judgeChecks({ action: "warn", failures: 2 }, 1, 1)).toEqual({ ...warned, value: 2 });
    expect(judgeChecks({ action: "warn", failures: 2 }, 2, 1)).toEqual({ ...warned, value: 3 });
  });

  test("a stop is announced one failure before it comes", () => {
    const rule = { action: "stop", failures: 3 } as const;
    expect(judgeChecks(rule, 0, 1)).toEqual({ act: "none", reason: "too_few" });
    expect(judgeChecks(rule, 1, 1)).toEqual({ act: "warn", isLastChance: true, value: 2, bound: 3 });
    expect(judgeChecks(rule, 2, 1)).toEqual({ act: "stop", value: 3, bound: 3 });
  });

  test("one failed check never stops anyone", () => {
    expect(judgeChecks({ action: "stop", failures: 1 }, 0, 1)).toMatchObject({ act: "warn" });
  });
});

describe("the settings", () => {
  const policy = { ...noAttentionChecks, everyPages: 5, checks: [check("a")] };

  test("are off at first, and without a check nothing is asked", () => {
    expect(usesChecks(noAttentionChecks)).toBe(false);
    expect(usesChecks({ ...policy, checks: [] })).toBe(false);
    expect(usesChecks(policy)).toBe(true);
  });

  test("take a check without texts of its own only where it has candidates", () => {
    const parsed = (change: Partial<AttentionCheck>) =>
      attentionChecksPolicy.safeParse({ ...policy, checks: [{ ...check("a"), textA: " ", ...change }] })
        .success;
    expect(parsed({})).toBe(false);
    expect(parsed({ candidates: ["a : b"] })).toBe(true);
  });

  test("say from how many failures on work ends", () => {
    expect(checksEndAt(policy)).toBeNull();
    expect(checksEndAt({ ...policy, action: "stop" })).toBe(2);
    expect(checksEndAt({ ...policy, action: "stop", everyPages: null })).toBeNull();
  });

  test("refuse an id twice, a stop at the first failure, and a rule that nobody could break", () => {
    const problems = (attentionChecks: typeof policy) => checkAttentionChecks({ attentionChecks });
    expect(problems(policy)).toEqual({});
    expect(problems({ ...policy, checks: [check("a"), check("a")] })).toEqual({
      "settings.attentionChecks.checks.1.id": { reason: "repeated", params: {} },
    });
    expect(problems({ ...policy, action: "stop", failures: 1 })).toEqual({
      "settings.attentionChecks.failures": { reason: "too_small", params: { minimum: 2 } },
    });
    expect(problems({ ...policy, failures: 4 })).toEqual({
      "settings.attentionChecks.failures": { reason: "too_large", params: { maximum: 3 } },
    });
  });
});
