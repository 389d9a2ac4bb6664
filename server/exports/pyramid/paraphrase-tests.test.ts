import { expect, test } from "vitest";
import { binaryTestLines, choiceTestLines } from "./paraphrase-tests";

test("tests are tables of tabs whose cells cannot start a formula or end a line", () => {
  const pair = { textA: "=1+1\tis\ntwo", textB: "-- so", same: true };
  expect([...binaryTestLines([pair, { ...pair, same: false }])]).toEqual([
    "text_a\ttext_b\tsame\n",
    "'=1+1 is two\t'-- so\t1\n",
    "'=1+1 is two\t'-- so\t0\n",
  ]);
  const question = { question: '"a" b', candidates: ["c", "@d", "e", "f"], answer: 2 };
  expect([...choiceTestLines([question])]).toEqual([
    "question\tanswer\tcandidate_1\tcandidate_2\tcandidate_3\tcandidate_4\n",
    '"a" b\t2\tc\t\'@d\te\tf\n',
  ]);
});
