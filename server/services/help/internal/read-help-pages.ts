import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { helpPageOfFile } from "@/server/domain/help/help-languages";
import { parseHelpPage, type HelpPage } from "@/server/domain/help/help-page";

/** The decisions are for those who change the product. */
const leftOut = /^(decisions|images)\//;

const known = new Map<string, HelpPage[]>();

/** Every page of the documentation below a folder, in every language; read once. */
export function readHelpPages(folder: string): HelpPage[] {
  const pages = known.get(folder) ?? readPages(folder);
  known.set(folder, pages);
  return pages;
}

function readPages(folder: string): HelpPage[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => file.endsWith(".md") && !leftOut.test(file))
    .sort()
    .map((file) => {
      const { name, language } = helpPageOfFile(file);
      return parseHelpPage(name, language, readFileSync(path.join(folder, file), "utf8"));
    });
}
