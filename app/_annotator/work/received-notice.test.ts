import { expect, test } from "vitest";
import { hit as texts } from "@/app/_messages/en/annotator.json";
import { receivedNotice } from "./received-notice";

const work = (page: number) => ({ kind: "work" as const, page });
const due = { amount: 0.8, currency: "USD" };

test("a page that arrived says what is due so far", () => {
  const notice = receivedNotice(work(4), { status: "counted", afterLease: false, due }, texts);
  expect(notice).toBe("We received page 4. Earned so far: US$0.80.");
});

test("no pay is named where it was agreed elsewhere", () => {
  const notice = receivedNotice(work(4), { status: "counted", afterLease: false, due: null }, texts);
  expect(notice).toBe("We received page 4.");
});

test("a late page says whether it counts", () => {
  const late = { afterLease: true, due: null };
  expect(receivedNotice(work(1), { status: "counted", ...late }, texts)).toContain(texts.lateCounted);
  expect(receivedNotice(work(1), { status: "late", ...late }, texts)).toContain(texts.late);
  expect(receivedNotice(work(1), { status: "discarded", ...late }, texts)).toContain(texts.discarded);
});

test("a page after which its author was stopped is received like any other", () => {
  const notice = receivedNotice(work(4), { status: "discarded", afterLease: false, due }, texts);
  expect(notice).toBe("We received page 4. Earned so far: US$0.80.");
});

test("a page of a qualification has no number, and names pay only where some is due", () => {
  const received = { status: "counted", afterLease: false } as const;
  const page = { kind: "training", page: 2 } as const;
  expect(receivedNotice(page, { ...received, due: { amount: 0, currency: "USD" } }, texts)).toBe(
    "We received your answers.",
  );
  expect(receivedNotice(page, { ...received, due }, texts)).toBe(
    "We received your answers. Earned so far: US$0.80.",
  );
});
