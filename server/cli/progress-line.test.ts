import { expect, test } from "vitest";
import { ProgressLine } from "./progress-line";

function reported(isTTY: boolean, times: readonly number[]): string[] {
  const written: string[] = [];
  let now = 0;
  const stream = { isTTY, write: (text: string) => written.push(text) };
  const line = new ProgressLine(stream, () => now);
  for (const time of times) {
    now = time;
    line.report(`at ${time}`);
  }
  line.done();
  return written;
}

test("a terminal gets one line that is written over and cleared at the end", () => {
  expect(reported(true, [50, 250, 300, 600])).toEqual(["\r\u001b[Kat 250", "\r\u001b[Kat 600", "\r\u001b[K"]);
});

test("a log gets a plain line every ten seconds and no control characters", () => {
  expect(reported(false, [250, 9_999, 10_000, 15_000, 20_000])).toEqual(["at 10000\n", "at 20000\n"]);
});
