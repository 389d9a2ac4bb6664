import path from "node:path";
import { dataFolder } from "@/db/engine";

/** Where the releases of a project lie, a folder for each version. */
export function releasesFolder(projectId: string): string {
  return path.join(dataFolder(), "releases", projectId);
}

/** Where the files of a release lie. */
export function releaseFolder(projectId: string, version: number): string {
  return path.join(releasesFolder(projectId), `v${version}`);
}
