import type { Command } from "commander";
import { openFiles } from "@/server/files/open-files";
import { requireStorage } from "@/server/files/require-storage";
import { copyFiles, type CopiedFiles } from "@/server/services/copy/copy-files";
import { print } from "./table";

const about = `
The storage is the one that TOUCHSTONE_S3_BUCKET names. Nothing is deleted. Run it again as often as you like: it copies
what is new. Run it once while the servers work, stop them, run it again, and start them with the storage.`;

/** `files copy`: from the data folder to the storage that all servers share, or back. */
export function addFiles(program: Command): void {
  program
    .command("files")
    .description("files of the servers: uploads, pictures, results of jobs and releases")
    .command("copy")
    .description("copy the files of the data folder to the S3 storage")
    .option("--back", "copy the files of the storage to the data folder instead")
    .option("--json", "print one JSON object")
    .addHelpText("after", about)
    .action(async ({ back = false, json }: { back?: boolean; json?: boolean }) => {
      const files = await openFiles();
      await requireStorage(files);
      print(await copyFiles(files, { back }), json, sentenceOf);
    });
}

const counted = (count: number) => `${count} ${count === 1 ? "file" : "files"}`;

const sentenceOf = ({ from, to, copied, bytes, present }: CopiedFiles) =>
  `Copied ${counted(copied)} (${(bytes / 1e6).toFixed(1)} MB) from ${from} to ${to}. ${counted(present)} had been copied before.`;
