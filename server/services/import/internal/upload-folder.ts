import path from "node:path";
import { dataFolder } from "@/db/engine";

/** Where uploads wait to be imported, a folder for each project. */
export function uploadFolder(): string {
  return path.join(dataFolder(), "uploads");
}

export function uploadPath(projectId: string, uploadId: string): string {
  return path.join(uploadFolder(), projectId, uploadId);
}
