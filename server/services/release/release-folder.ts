import path from "node:path";
import { dataFolder } from "@/db/engine";

/** Where the files of a release lie. */
export function releaseFolder(projectId: string, version: number): string {
  return path.join(dataFolder(), "releases", projectId, `v${version}`);
}
