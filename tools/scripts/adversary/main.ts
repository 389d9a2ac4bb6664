import { freshDatabase } from "@/testing/world/database";
import { observe, outcomeOf, type Halves, type Plan } from "@/testing/adversary/attack";
import type { Auc } from "@/testing/adversary/auc";
import { aloneHabits, alonePlans, planOf, projectKinds, togetherPlan } from "@/testing/adversary/plans";
import type { ProjectKind } from "@/testing/adversary/plans";

/** How far above chance the interval may reach of whoever has one account. */
const margin = 0.06;
const how = { replicates: 400, seed: 1 };

/** How often each half is played; more make the intervals narrower. */
const rounds = Number(process.argv[2] ?? 12);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error("Say how often each half is played: npm run adversary -- 12");
  process.exit(2);
}

async function play(plans: readonly Plan[], times = rounds): Promise<Halves> {
  const database = await freshDatabase();
  const halves = await observe(database.store, plans, { rounds: times, seed: 100 });
  await database.remove();
  return halves;
}

const figure = ({ value, low, high }: Auc) =>
  `${value?.toFixed(3) ?? "none"} [${low.toFixed(3)}, ${high.toFixed(3)}]`;

/** What an interval comes to: above chance, or too wide to say that it is not by more than the margin. */
function verdictOf({ low, high }: Auc): "told" | "wide" | "" {
  if (low >= 0.5) return "told";
  return high < 0.5 + margin ? "" : "wide";
}

/** @returns whether neither guess is better than chance by more than the margin, as far as can be said. */
function report(name: string, halves: Halves): boolean {
  const { regression, single } = outcomeOf(halves, how);
  const verdicts = [verdictOf(regression), verdictOf(single)];
  const verdict = verdicts.find((one) => one === "told") ?? verdicts.find((one) => one === "wide") ?? "";
  const cells = [name, figure(regression), figure(single), single.feature, regression.gold, verdict];
  console.log(`| ${cells.join(" | ")} |`);
  return verdict === "";
}

console.log(
  "| who | AUC of all features [99 %] | of the best one | which | gold | |\n| - | - | - | - | - | - |",
);
let isSecret = true;
for (const kind of Object.keys(projectKinds) as ProjectKind[]) {
  const all = await play(alonePlans(kind, { habitsEach: 5, steps: 24 }), Math.ceil(rounds / 4));
  isSecret = report(`${kind}, seven types, all habits`, all) && isSecret;
  for (const habit of aloneHabits) report(`${kind}, ${habit.name}`, await play([planOf(kind, habit, 24)]));
}
for (const composition of ["fixed", "dynamic"] as const) {
  for (const gold of [15, 8, 4]) {
    for (const accounts of [1, 2, 3, 5]) {
      const plan = togetherPlan(composition, accounts, gold);
      report(`${plan.name} of 15`, await play([plan], Math.ceil((2 * rounds) / accounts)));
    }
  }
}
process.exitCode = isSecret ? 0 : 1;
