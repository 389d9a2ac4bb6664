import type { Deps } from "@/server/deps";
import type { Actor } from "@/server/domain/organizer/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import { saveImport } from "@/server/services/import/save-import";
import { launchProject } from "@/server/services/launch/launch-project";
import { createProject } from "@/server/services/project/create-project";
import { enterProject } from "@/server/services/project/enter-project";
import { updateProject } from "@/server/services/project/update-project";

const actor: Actor = { kind: "system" };

/** A table of pairs with sentences of ordinary length, the first `gold` of them with a known answer. */
async function* pairs(items: number, gold: number): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode("id\ta\tb\tgold\n");
  for (let n = 1; n <= items; n += 1) {
    const known = n <= gold ? String(n % 6) : "";
    const a = `Pair ${n}: the early train to the coast was late again because of snow on the line.`;
    const b = `Pair ${n}: snow on the tracks held up the morning service to the sea once more.`;
    yield encoder.encode(`${n}\t${a}\t${b}\t${known}\n`);
  }
}

/** Imports and launches a project of pairs in the preset `sts-2012`: HITs of five, one of them gold; overlap 5. */
export async function makeBenchProject(deps: Deps, slug: string, items: number, gold: number): Promise<void> {
  await createProject(deps, actor, { preset: "sts-2012", name: slug, slug, language: "en" });
  const scope = await enterProject(deps, actor, slug, "organize");
  await updateProject(deps, scope, {
    settings: {
      ...noPolicies,
      allowShortRunway: true,
      contactName: "Benchmark",
      contactEmail: "benchmark@example.org",
    },
  });
  const file = { fileName: "pairs.tsv", open: () => pairs(items, gold) };
  const mapping = { id: "id", textA: "a", textB: "b", gold: "gold" };
  await saveImport(deps, scope, [file], { format: "tsv", mapping, gold: { take: "none" }, tolerance: 1 });
  await launchProject(deps, scope);
}
