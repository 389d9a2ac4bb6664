import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../scripts/root.mjs";
import { packageProgram } from "../scripts/run-command.mjs";

/** A text that the linter refuses for breaking a rule. */
export interface RefusedText {
  rule: string;
  text: string;
  /** where it stands, if that decides; a page's rules hold in app/ only */
  file?: string;
}

interface Diagnostic {
  code?: string;
  message: string;
  filename: string;
}

const folders = ["app", "db", "server"];
const ruleTurnedOn = /"([a-z0-9-]+\/[a-z0-9-]+|[a-z-]+)": (?:"error"|\[\s*"error")/g;
const notRules = ["reportUnusedDisableDirectives"];

const readSettings = () => readFileSync(join(root, ".oxlintrc.json"), "utf8");

/** The names of the rules that the settings turn on. */
export function rulesTurnedOn(): string[] {
  const names = [...readSettings().matchAll(ruleTurnedOn)].map(([, name = ""]) => name);
  return [...new Set(names)].filter((name) => !notRules.includes(name));
}

/** The settings as they hold in another folder, where the types of packages are known too. */
function layOut(folder: string, texts: Record<string, string>): void {
  for (const name of folders) mkdirSync(join(folder, name));
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  writeFileSync(join(folder, ".oxlintrc.json"), readSettings().replaceAll(`"./`, `"${root}`));
  const types = { extends: join(root, "tsconfig.json"), include: folders, exclude: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(types));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}

function diagnosticsIn(folder: string): Diagnostic[] {
  const { stdout, stderr } = spawnSync(packageProgram("oxlint"), ["--format", "json", ...folders], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (!stdout.startsWith("{")) throw new Error(`The linter said:\n${stdout}${stderr}`);
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}

/** "eslint(no-var)" and "next(no-typos)" by their names in the settings, "no-var" and "nextjs/no-typos". */
function ruleOf({ code = "", message }: Diagnostic): string {
  const [, plugin = "", name = ""] = /^(?:eslint-plugin-)?([^(]+)\((.+)\)$/.exec(code) ?? [];
  if (name === "") return message;
  const prefix = { eslint: "", next: "nextjs/", "react-hooks": "react/" }[plugin] ?? `${plugin}/`;
  return prefix + name;
}

/**
 * Lints texts in a folder of their own by the settings of the project.
 * @param texts by file, each in one of the folders app, db and server
 * @returns by file, the names of the rules that refused it, "typescript/TS2322" for an error of types
 */
export function lintTexts(texts: Record<string, string>): Map<string, Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-lint-"));
  try {
    layOut(folder, texts);
    const found = new Map<string, Set<string>>();
    for (const diagnostic of diagnosticsIn(folder)) {
      const rules = found.get(diagnostic.filename) ?? new Set();
      found.set(diagnostic.filename, rules.add(ruleOf(diagnostic)));
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
