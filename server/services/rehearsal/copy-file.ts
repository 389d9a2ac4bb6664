import path from "node:path";
import type { SettingName } from "@/server/domain/rehearsal/rehearsal";

/** Where the rows of a finished copy lie until they are a project of their own. */
export const copyFile = (folder: string, name: SettingName): string =>
  path.join(folder, `copy-${name}.jsonl`);
