import { readdirSync } from "node:fs";
import path from "node:path";
import { dataFolder } from "@/db/engine";

/** Where the files of a release lie in the data folder. @throws Error unless it lies in one folder there */
export function storedRelease(projectId: string, version: number): string {
  const releases = path.join(dataFolder(), "releases", projectId);
  const [folder, ...others] = readdirSync(releases).filter((name) => name.startsWith(`v${version}-`));
  if (folder === undefined || others.length > 0) throw new Error(`There is not one folder of v${version}.`);
  return path.join(releases, folder);
}

/** Where the pictures of a project lie in the data folder. */
export const storedImages = (projectId: string) => path.join(dataFolder(), "images", projectId);

/** Where the uploads of a project lie in the data folder. */
export const storedUploadsOf = (projectId: string) => path.join(dataFolder(), "uploads", projectId);
