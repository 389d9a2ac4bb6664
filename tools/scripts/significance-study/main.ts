import { shareFound } from "./simulate-runs";

/** Prints how often each test of `compare` finds a difference at 5 %: where there is none, and where there is one. */
const cases = [0, 0.02, 0.05].flatMap((ahead) =>
  [0.5, 0.8].flatMap((shared) => [250, 750].map((items) => ({ a: 0.7 + ahead, b: 0.7, shared, items }))),
);
const studies = Number(process.argv[2] ?? 1_000);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

console.log("| true r of A and B | shared errors | items | Fisher z | Williams t | paired bootstrap |");
console.log("| --- | --- | --- | --- | --- | --- |");
for (const runs of cases) {
  const found = shareFound(runs, { studies, samples: 500 });
  const shares = [found.fisher, found.williams, found.bootstrap].map(percent);
  console.log(`| ${[`${runs.a} and ${runs.b}`, runs.shared, runs.items, ...shares].join(" | ")} |`);
}
