import { expect, test } from "vitest";
import { DomainError } from "@/server/domain/errors";
import { stsInput, stsInputFileName } from "./sts-input";
import { written } from "./testing";

test("each pair is text A, a tab, text B and a line feed, in the order given", async () => {
  const pairs = [
    { item: "p2", textA: ' "quoted" ', textB: "b" },
    { item: "p1", textA: "=c", textB: "語" },
  ];
  expect(await written(stsInput(pairs))).toBe(' "quoted" \tb\n=c\t語\n');
});

test.each([
  ["\t", "tab"],
  ["\n", "line break"],
  ["\r", "line break"],
])("a text with %j is refused by the name of its item", async (found, character) => {
  const refused = written(stsInput([{ item: "p1", textA: "a", textB: `b${found}b` }]));
  await expect(refused).rejects.toBeInstanceOf(DomainError);
  await expect(refused).rejects.toMatchObject({
    reason: "text_not_releasable",
    details: { item: "p1", text: "B", character },
  });
});

test("the file is called after its dataset", () => {
  expect(stsInputFileName("surprise.OnWN")).toBe("STS.input.surprise.OnWN.txt");
});
