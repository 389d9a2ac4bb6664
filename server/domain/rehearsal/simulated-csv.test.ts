import { expect, test } from "vitest";
import { simulatedCsv, SimulatedCsv, simulatedName } from "./simulated-csv";

test("every line of a table says that it is simulated, also where cells hold line ends and quotes", () => {
  expect(simulatedCsv('a,b\n1,"two\nlines, and ""quotes"""\n3,4\n')).toBe(
    'a,b,simulated\n1,"two\nlines, and ""quotes""",true\n3,4,true\n',
  );
});

test("wherever the pieces are cut the text is the same", () => {
  const text = 'a,b\n1,"x\ny"\n';
  const marker = new SimulatedCsv();
  expect([...text].map((letter) => marker.next(letter)).join("")).toBe(simulatedCsv(text));
});

test("a name says it once, before its ending", () => {
  expect(simulatedName("STS.gs.headlines.txt")).toBe("STS.gs.headlines-simulated.txt");
  expect(simulatedName("gold-simulated.csv")).toBe("gold-simulated.csv");
  expect(simulatedName("SHA256SUMS")).toBe("SHA256SUMS-simulated");
});
