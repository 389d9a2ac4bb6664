import path from "node:path";
import { dataFolder } from "@/db/engine";

/** Where the pictures of a project's items lie. */
export function imageFolder(projectId: string): string {
  return path.join(dataFolder(), "images", projectId);
}

export function imagePath(projectId: string, imageId: string): string {
  return path.join(imageFolder(projectId), imageId);
}
