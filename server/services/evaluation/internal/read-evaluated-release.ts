import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { externalIdsFrom } from "@/db/queries/evaluations";
import { readProject } from "@/db/queries/projects";
import { findRelease } from "@/db/queries/released-versions";
import type { Deps } from "@/server/deps";
import { agreementFigure } from "@/server/domain/agreement/figure";
import { DomainError } from "@/server/domain/errors";
import { partName, type EvaluatedGold } from "@/server/domain/evaluation/evaluated-gold";
import type {
  Baseline,
  EvaluatedRelease,
  OfficialScore,
  ReferenceRow,
  RunLines,
} from "@/server/domain/evaluation/evaluation";
import { humanFigures, type InterTaggerFigures } from "@/server/domain/evaluation/human-figures";
import { scoreRun } from "@/server/domain/evaluation/score-run";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { isSimulatedId, rehearsedIdStart } from "@/server/domain/rehearsal/simulated-id";
import { releaseManifest, type ReleaseManifest } from "@/server/domain/release/manifest";
import { scaleBounds } from "@/server/domain/scale/scale-bounds";
import { scoresRuns } from "@/server/domain/task/traits";
import { stsInputFileName } from "@/server/exports/sts-input";
import { readTextPairs } from "@/server/imports/score-files/read-text-pairs";
import { checkRelease } from "@/server/services/release/check-release";
import { openRelease, type ReleaseReader } from "@/server/services/release/internal/release-reader";
import { longestCommonSubstring } from "@/server/stats/evaluation/longest-common-substring";
import { tokenOverlap } from "@/server/stats/token-overlap";
import { readGenresOfRelease, readReleaseGold } from "./read-release-gold";

/** A release that was found fit to score runs against, with its gold. */
export interface FitRelease {
  release: EvaluatedRelease;
  gold: EvaluatedGold[];
}

/** The preset whose task ranked runs by the sum of their correlations. */
const rankedBySum: ReleaseManifest["project"]["preset"] = "clss-2014-rating";

/**
 * Checks that runs can be scored against a release, and reads what they are scored against.
 * @throws DomainError `does_not_apply` for a task type without such runs, `not_found` for a version that is none,
 *   `release_not_evaluable` with the cause: its files changed, its annotators are simulated, or it has too little gold.
 */
export async function readEvaluatedRelease(
  deps: Pick<Deps, "store" | "files">,
  scope: OrganizeScope,
  version: number,
): Promise<FitRelease> {
  const { projectId } = scope;
  const { taskType, rehearsalOf } = await readProject(deps.store.read, projectId);
  if (!scoresRuns(taskType)) {
    throw new DomainError("does_not_apply", "Runs cannot be scored for this task type.", { taskType });
  }
  if (rehearsalOf !== null) throw judgedBySimulated(version);
  await requireIntact(deps, scope, version);
  await requirePeople(deps, projectId, version);
  const reader = await openRelease(deps, projectId, version);
  const manifest = await readManifest(reader, version);
  const places = await goldPlaces(reader, manifest);
  const gold = await readReleaseGold(reader, places);
  if (gold.some((part) => scoredIn(part) < 3)) {
    throw notEvaluable(version, "gold", "Each dataset needs gold values for at least 3 items.");
  }
  const perDataset = places.dimensions.length;
  return {
    gold,
    release: {
      dimensions: places.dimensions,
      datasets: manifest.datasets.map(({ name, items }, at) => ({
        ...{ name, items, genres: places.datasets[at]?.genres ?? [] },
        scored: Math.max(...gold.slice(at * perDataset, (at + 1) * perDataset).map(scoredIn)),
        ...inputOf(manifest, name),
      })),
      scale: boundsOfAll(manifest),
      official: officialIn(manifest),
      references: await references(reader, manifest, gold),
    },
  };
}

const scoredIn = ({ gold }: EvaluatedGold) => gold.filter((value) => value !== null).length;

async function goldPlaces(release: ReleaseReader, manifest: ReleaseManifest) {
  const dimensions = manifest.dimensions.map(({ name }) => name);
  const genres = await readGenresOfRelease(release, dimensions.length);
  const of = (name: string) => new Set(genres.get(name)?.filter((genre) => genre !== null));
  return { dimensions, datasets: manifest.datasets.map(({ name }) => ({ name, genres: [...of(name)] })) };
}

function officialIn({ dimensions, project }: ReleaseManifest): OfficialScore {
  if (dimensions.length > 1) return "dimensionMean";
  return project.preset === rankedBySum ? "sum" : "mean";
}

/** The lowest and highest value of all scales. */
function boundsOfAll({ dimensions }: ReleaseManifest): EvaluatedRelease["scale"] {
  const bounds = dimensions.flatMap(({ points }) => scaleBounds(points) ?? []);
  return { min: Math.min(...bounds.map(({ min }) => min)), max: Math.max(...bounds.map(({ max }) => max)) };
}

async function references(release: ReleaseReader, manifest: ReleaseManifest, gold: readonly EvaluatedGold[]) {
  const official = officialIn(manifest);
  const human = humanFigures(await interTagger(release, manifest), gold);
  const found: ReferenceRow[] = [{ name: "human", figures: human }];
  for (const baseline of baselinesOf[official]) {
    const lines = await baselineLines(release, manifest.datasets, baselines[baseline]);
    found.push({ name: baseline, figures: scoreRun(gold, lines) });
  }
  return found;
}

async function requireIntact(
  deps: Pick<Deps, "store" | "files">,
  scope: OrganizeScope,
  version: number,
): Promise<void> {
  if ((await findRelease(deps.store.read, scope.projectId, version)) === undefined) {
    throw new DomainError("not_found", `This project has no release v${version}.`, { version });
  }
  const { differing } = await checkRelease(deps, scope, { version });
  if (differing.length === 0) return;
  throw notEvaluable(version, "changed", "Its files differ from what was released. Make a new release.");
}

async function requirePeople(deps: Pick<Deps, "store">, projectId: string, version: number): Promise<void> {
  const rehearsed = await externalIdsFrom(deps.store.read, projectId, rehearsedIdStart);
  if (!rehearsed.some(isSimulatedId)) return;
  throw judgedBySimulated(version);
}

const judgedBySimulated = (version: number) =>
  notEvaluable(version, "simulated", "Simulated annotators judged its items.");

/** Why runs cannot be scored against a release. */
type Unfit = "changed" | "simulated" | "gold" | "older" | "items";

/** The refusal of a release. @param why a sentence. */
export function notEvaluable(version: number, cause: Unfit, why: string): DomainError {
  const sentence = `Release v${version} cannot be evaluated. ${why}`;
  return new DomainError("release_not_evaluable", sentence, { version, cause });
}

async function readManifest(release: ReleaseReader, version: number): Promise<ReleaseManifest> {
  const parsed = releaseManifest.safeParse(JSON.parse(await release.text("manifest.json")));
  if (parsed.success) return parsed.data;
  throw notEvaluable(version, "changed", "It has an older form. Make a new release.");
}

/** The file of the items of a dataset that teams get: the first that has them. */
function inputOf({ files }: ReleaseManifest, name: string) {
  const found = files.find(({ kind, dataset }) => kind === "input" && dataset === name);
  if (found === undefined) throw new Error(`The release has no inputs of ${name}.`);
  return { inputFile: found.name, inputSha256: found.sha256 };
}

const agreementFile = z.object({
  rows: z.array(
    z.object({
      dataset: z.string().nullable(),
      dimension: z.string(),
      interTagger: z.object({ pearson: agreementFigure, spearman: agreementFigure }).optional(),
    }),
  ),
});

/** How annotators agree with the mean of the others on each part; over all items only where these have one value each. */
async function interTagger(
  release: ReleaseReader,
  { datasets, dimensions }: ReleaseManifest,
): Promise<InterTaggerFigures> {
  const text = await release.text("agreement.json");
  const counts = { datasets: datasets.length, dimensions: dimensions.length };
  const figures = new Map<string | null, AgreementPair>();
  for (const { dataset, dimension, interTagger: found } of agreementFile.parse(JSON.parse(text)).rows) {
    if (found === undefined || (dataset === null && counts.dimensions > 1)) continue;
    figures.set(dataset === null ? null : partName(dataset, dimension, counts), found);
  }
  return figures;
}
type AgreementPair = NonNullable<z.infer<typeof agreementFile>["rows"][number]["interTagger"]>;

type Similarity = (textA: string, textB: string) => { value: number | null };

const baselines: Record<Baseline, Similarity> = {
  "token-overlap": tokenOverlap,
  lcs: longestCommonSubstring,
};

/** The baselines that the papers set beside their runs; records have more than two texts, and none here. */
const baselinesOf: Record<OfficialScore, readonly Baseline[]> = {
  mean: ["token-overlap"],
  sum: ["token-overlap", "lcs"],
  dimensionMean: [],
};

const pairsAtOnce = 200;

/** A baseline as a run. */
async function baselineLines(
  release: ReleaseReader,
  datasets: readonly { name: string }[],
  similarity: Similarity,
): Promise<RunLines[]> {
  const lines: RunLines[] = [];
  for (const { name } of datasets) {
    const open = () => release.content(stsInputFileName(name));
    const scores: number[] = [];
    for await (const pair of readTextPairs({ name, open })) {
      if ("textA" in pair) scores.push(similarity(pair.textA, pair.textB).value ?? 0);
      // Texts may be long, and others wait.
      if (scores.length % pairsAtOnce === 0) await nextTurn();
    }
    lines.push({ scores, confidences: null });
  }
  return lines;
}
