import { InvalidArgumentError, type Command } from "commander";
import { print } from "./table";

interface ReleaseOptions {
  out?: string;
  verify?: string;
  json?: boolean;
}

const examples = `
Examples:
  touchstone release glosses --out gold/    make the next version if anything changed, and copy its files
  touchstone release --verify gold/         check a release by its files alone

Exit code of --verify: 0 if every file is correct, 1 if not.`;

/** `release`: an immutable version of gold, raw judgments and reports; or a check of one. */
export function addRelease(program: Command): void {
  program
    .command("release")
    .argument("[project]", "address of the project")
    .option("--out <folder>", "folder for the files; created if it does not exist")
    .option("--verify <folder>", "check the release in this folder, without a server or a database")
    .option("--json", "print one JSON object")
    .description("make a release of a project, or check one")
    .addHelpText("after", examples)
    .action(async (slug: string | undefined, options: ReleaseOptions) => {
      if (options.verify !== undefined) return verify(options.verify, options);
      if (slug === undefined || options.out === undefined) {
        throw new InvalidArgumentError("Name a project and --out, or a folder to --verify.");
      }
      return release(slug, options.out, options);
    });
}

async function release(slug: string, out: string, { json }: ReleaseOptions): Promise<void> {
  const { copyRelease, makeRelease } = await import("@/server/services/release/make-release");
  const { withDatabase } = await import("@/server/services/startup/open-database");
  const { enterAsOperator } = await import("./operator");
  await withDatabase(async (deps) => {
    const scope = await enterAsOperator(deps, slug);
    const { version, isNew, fingerprint } = await makeRelease(deps, scope);
    const files = await copyRelease(deps, scope, version, out);
    print({ version, isNew, fingerprint, files }, json, (result) => result.files.join("\n"));
    if (json !== true)
      console.error(isNew ? `Release ${version}.` : `Nothing changed since release ${version}.`);
  });
}

async function verify(folder: string, { json }: ReleaseOptions): Promise<void> {
  const { verifyRelease } = await import("@/server/services/release/verify/verify-release");
  const { verifiedText } = await import("./release/verified-text");
  const verified = await verifyRelease(folder);
  print(verified, json, verifiedText);
  if (verified.differences.length > 0) process.exitCode = 1;
}
