import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseLock } from "../lock-file/lock";

/** What a licence or its notice is called. */
const isLicence = /^(licen[cs]e|copying|notice)/i;

const title =
  "Touchstone is made of these packages and with them. Each text covers the packages named above it.\n";
const line = `\n${"-".repeat(100)}\n`;

/** The folders of packages that are more than tools for developers, and of those that Next carries inside it. */
function packageFolders(root: string): string[] {
  const { packages } = parseLock(readFileSync(path.join(root, "package-lock.json"), "utf8"));
  const locked = Object.entries(packages)
    .filter(([folder, { dev, optional }]) => folder !== "" && dev !== true && optional !== true)
    .map(([folder]) => folder);
  const insideNext = path.join("node_modules", "next", "dist", "compiled");
  const inside = readdirSync(path.join(root, insideNext)).map((name) => path.join(insideNext, name));
  return [...locked, ...inside].filter((folder) => existsSync(path.join(root, folder, "package.json")));
}

/** @returns a package's name and version, and its licence's texts, or the licence's name where it has none */
function licenceOf(folder: string): { name: string; texts: string[] } {
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Record<
    string,
    unknown
  >;
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && isLicence.test(entry.name),
  );
  const texts = files.map(({ name }) => readFileSync(path.join(folder, name), "utf8").trim());
  return {
    name: [manifest["name"], manifest["version"]].filter(Boolean).join(" "),
    texts: texts.length > 0 ? texts : [String(manifest["license"] ?? "")],
  };
}

/**
 * The licences of all packages whose code a package of Touchstone carries, most of it bundled, each text once.
 * @param root the checkout, with its packages installed
 */
export function licenceTexts(root: string): string {
  const namesByText = new Map<string, string[]>();
  for (const folder of packageFolders(root)) {
    const { name, texts } = licenceOf(path.join(root, folder));
    for (const text of texts) namesByText.set(text, [...(namesByText.get(text) ?? []), name]);
  }
  const sections = [...namesByText].map(([text, names]) => `${names.join("\n")}\n\n${text}\n`);
  return [title, ...sections].join(line);
}
