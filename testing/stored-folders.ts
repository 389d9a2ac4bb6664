import path from "node:path";
import { dataFolder } from "@/db/engine";

/** Where the files of a release lie in the data folder. */
export const storedRelease = (projectId: string, version: number) =>
  path.join(dataFolder(), "releases", projectId, `v${version}`);

/** Where the pictures of a project lie in the data folder. */
export const storedImages = (projectId: string) => path.join(dataFolder(), "images", projectId);

/** Where the uploads of a project lie in the data folder. */
export const storedUploadsOf = (projectId: string) => path.join(dataFolder(), "uploads", projectId);
