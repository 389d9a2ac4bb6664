import { coverageOf, type SimulatedCrowd } from "./simulate-alpha";

/** Prints how often the interval of α holds the true one, beside the percentiles of a bootstrap; takes minutes. */
const crowds: SimulatedCrowd[] = [
  ...[2.5, 1.2, 0.6].flatMap((skill) =>
    [2, 3, 5].map((each) => ({ level: "interval" as const, each, skill })),
  ),
  ...[1.2, 0.6].flatMap((skill) => [2, 5].map((each) => ({ level: "ordinal" as const, each, skill }))),
  ...[0.4, 0.75].flatMap((skill) => [2, 5].map((each) => ({ level: "nominal" as const, each, skill }))),
];
const sizes = [10, 20, 50, 200];
const campaigns = Number(process.argv[2] ?? 1_000);

const cell = ({ covers, width }: { covers: number; width: number }) =>
  `${covers.toFixed(3).slice(1)} (${width.toFixed(2)})`;

const header = ["level", "judgments an item", "true α", ...sizes.flatMap((n) => [`n = ${n}`, "bootstrap"])];
console.log(`| ${header.join(" | ")} |\n|${" --- |".repeat(header.length)}`);
for (const crowd of crowds) {
  const found = sizes.map((items) =>
    coverageOf(crowd, items, { campaigns: items === 200 ? campaigns / 2 : campaigns, replicates: 200 }),
  );
  const cells = found.flatMap(({ jackknife, bootstrap }) => [cell(jackknife), bootstrap && cell(bootstrap)]);
  console.log(`| ${[crowd.level, crowd.each, found[0]!.alpha.toFixed(2), ...cells].join(" | ")} |`);
}
