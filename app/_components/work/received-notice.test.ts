import { expect, test } from "vitest";
import { hit as texts } from "@/app/_messages/en/annotator.json";
import { receivedNotice } from "./received-notice";

const due = { amount: 0.8, currency: "USD" };

test("a page that arrived says what is due so far", () => {
  const notice = receivedNotice(4, { status: "counted", afterLease: false, due }, texts);
  expect(notice).toBe("Page 4 received. US$0.80 is due to you so far.");
});

test("no pay is named where it was agreed elsewhere", () => {
  const notice = receivedNotice(4, { status: "counted", afterLease: false, due: null }, texts);
  expect(notice).toBe("Page 4 received.");
});

test("a late page says whether it counts", () => {
  const late = { afterLease: true, due: null };
  expect(receivedNotice(1, { status: "counted", ...late }, texts)).toContain(texts.lateCounted);
  expect(receivedNotice(1, { status: "late", ...late }, texts)).toContain(texts.late);
  expect(receivedNotice(1, { status: "discarded", ...late }, texts)).toContain(texts.discarded);
});
