import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** One import of a source file. */
export interface ImportStatement {
  /** a path from the root without extension when it is ours, "server/domain/errors", else the package's name */
  target: string;
  isOurs: boolean;
  /** whether only types come over, so that nothing of it runs */
  isType: boolean;
}

export interface CodeFile {
  /** from the root, "app/layout.tsx" */
  path: string;
  isClient: boolean;
  imports: ImportStatement[];
}

const statement = /^(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s*)?["']([^"']+)["']/gm;
const call = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** @param path of the importing file, from the root */
function importOf(path: string, specifier: string, isType: boolean): ImportStatement {
  if (specifier.startsWith("@/")) return { target: specifier.slice(2), isOurs: true, isType };
  if (!specifier.startsWith(".")) return { target: specifier, isOurs: false, isType };
  return { target: posix.join(posix.dirname(path), specifier), isOurs: true, isType };
}

/** What a source file imports. @param path of the file, from the root */
export function parseSource(path: string, text: string): CodeFile {
  const statements = [...text.matchAll(statement)].map(([, type, name = ""]) =>
    importOf(path, name, Boolean(type)),
  );
  const calls = [...text.matchAll(call)].map(([, name = ""]) => importOf(path, name, false));
  return { path, isClient: /^\s*["']use client["']/.test(text), imports: [...statements, ...calls] };
}

/** All TypeScript and JavaScript files below some folders of the checkout. */
export function readSources(root: string, folders: readonly string[]): CodeFile[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      posix.join(folder, name),
    ),
  );
  const sources = paths.filter((path) => /\.(tsx?|mjs)$/.test(path));
  return sources.map((path) => parseSource(path, readFileSync(join(root, path), "utf8")));
}
