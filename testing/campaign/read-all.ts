import { readFileSync } from "node:fs";
import path from "node:path";
import { agreementParameters } from "@/server/domain/agreement/agreement";
import type { JobSnapshot } from "@/server/domain/job/job";
import type { agreementJson } from "@/server/exports/agreement-json";
import type { ReleaseManifest } from "@/server/domain/release/manifest";
import { judgmentLine } from "@/server/imports/release-lines";
import { showQueue } from "@/server/services/adjudication/show-queue";
import { computeAgreement } from "@/server/services/agreement/compute-agreement";
import { computePoint } from "@/server/services/agreement/internal/compute-point";
import { updateAgreement } from "@/server/services/agreement/update-agreement";
import { listGold } from "@/testing/known-gold";
import { everyAnnotator } from "@/testing/every-annotator";
import { showProgress } from "@/server/services/progress/show-progress";
import { getProject } from "@/server/services/project/get-project";
import { listProjects } from "@/server/services/project/list-projects";
import { listReleases } from "@/server/services/release/list-releases";
import { makeRelease } from "@/server/services/release/make-release";
import { previewRelease } from "@/server/services/release/preview-release";
import { storedRelease } from "@/testing/stored-folders";
import { readCard } from "@/testing/card/read-card";
import type { Campaign } from "./make-campaign";

/** Agreement as the job computes it, whose files go into a folder. */
async function agreementOf({ deps, scope }: Campaign, folder: string) {
  const { settings } = await getProject(deps, scope);
  const { agreementLevel: level } = settings;
  let snapshot: JobSnapshot | null = null;
  const result = await computeAgreement({
    deps,
    projectId: scope.projectId,
    parameters: agreementParameters.parse({ level, replicates: 1_000, seed: 1, minShared: 2 }),
    checkpoint: null,
    folder,
    report: () => undefined,
    saw: (found) => (snapshot = found),
    save: () => undefined,
  });
  return { result, snapshot: snapshot as unknown as JobSnapshot };
}

/** Everything that tells of a project, read at one moment; the release is made for it. */
export async function readEverything(campaign: Campaign, folder: string) {
  const { deps, scope, actor, slug } = campaign;
  await updateAgreement(deps, (projectId) => computePoint(deps, { projectId }));
  const agreement = await agreementOf(campaign, folder);
  const outlook = await previewRelease(deps, scope);
  const { version } = await makeRelease(deps, scope);
  const [listed] = await listReleases(deps, scope);
  const place = storedRelease(scope.projectId, version);
  const read = (name: string) => readFileSync(path.join(place, name), "utf8");
  const listedProject = (await listProjects(deps, actor)).find((project) => project.slug === slug);
  return {
    project: await getProject(deps, scope),
    progress: await showProgress(deps, scope),
    listedProject,
    people: await everyAnnotator(deps, scope),
    queue: await showQueue(deps, scope, {}),
    gold: await listGold(deps, scope),
    ...{ agreement, outlook },
    summary: listed?.summary,
    manifest: JSON.parse(read("manifest.json")) as ReleaseManifest,
    report: JSON.parse(read("agreement.json")) as ReturnType<typeof agreementJson>,
    card: readCard(read("data-card.md")),
    place,
    judgments: read("judgments.jsonl")
      .trimEnd()
      .split("\n")
      .map((line) => judgmentLine.parse(JSON.parse(line))),
  };
}

export type All = Awaited<ReturnType<typeof readEverything>>;
