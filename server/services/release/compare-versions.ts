import type { Deps } from "@/server/deps";
import type { ViewScope } from "@/server/domain/organizer/actor";
import {
  compareReleases,
  type ComparedGold,
  type ComparedRelease,
  type ReleaseChange,
} from "@/server/domain/release/compare-releases";
import { simulatedName } from "@/server/domain/rehearsal/simulated-csv";
import { releaseManifest } from "@/server/domain/release/manifest";
import type { CompareReleasesInput } from "@/server/domain/release/release-page";
import { valuedGoldLineKind } from "@/server/imports/plain-release-lines";
import { openRelease } from "./internal/release-reader";
import { eachObjectIn } from "./verify/lines-of";

/**
 * What moved from one release of a project to another, by their files.
 * @throws DomainError `not_found` when the project has no such release.
 */
export async function compareVersions(
  deps: Pick<Deps, "store" | "files">,
  scope: ViewScope,
  { from, to }: CompareReleasesInput,
): Promise<ReleaseChange> {
  return compareReleases(await readRelease(deps, scope, from), await readRelease(deps, scope, to));
}

async function readRelease(
  deps: Pick<Deps, "store" | "files">,
  scope: ViewScope,
  version: number,
): Promise<ComparedRelease> {
  const release = await openRelease(deps, scope.projectId, version);
  const manifest = releaseManifest.parse(JSON.parse(await release.text("manifest.json")));
  const gold: ComparedGold[] = [];
  const goldFile = manifest.simulated === true ? simulatedName("gold.jsonl") : "gold.jsonl";
  await eachObjectIn(release.content(goldFile), goldFile, valuedGoldLineKind, (line) => {
    const { dataset, item, dimension, value } = line;
    gold.push({ dataset, item, dimension, value });
  });
  return { manifest, gold };
}
