import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { helpOfScreens, helpPageOf, linkedHelpPage } from "./help-page-of";

test("a screen has its page, and what lies below a screen has that screen's", () => {
  expect(helpPageOf("/projects/pairs")).toBe("organize/overview");
  expect(helpPageOf("/projects/pairs/gold")).toBe("organize/gold");
  expect(helpPageOf("/projects/pairs/items/import")).toBe("organize/items");
  expect(helpPageOf("/projects/pairs/toString")).toBe("organize/overview");
  expect(helpPageOf("/projects/pairs/items/pyramids")).toBe("organize/pyramids");
  expect(helpPageOf("/projects/pairs/items/import")).toBe("organize/items");
  expect(helpPageOf("/projects")).toBe("organize/projects");
  expect(helpPageOf("/projects/new/pair-rating")).toBe("organize/projects");
  expect(helpPageOf("/account")).toBe("organize/account");
});

test("every page that a screen names is there", () => {
  const folder = fileURLToPath(new URL("../../../docs/organize", import.meta.url));
  const pages = readdirSync(folder).map((file) => `organize/${file.slice(0, -3)}`);
  const named = [...Object.values(helpOfScreens), "organize/projects", "organize/account"];
  expect(named.filter((name) => !pages.includes(name))).toEqual([]);
});

const linkedFrom = (name: string, href: string, language: "en" | "de" = "en") =>
  linkedHelpPage({ name, language }, href);

test("links between pages stay within the help, and others lead out", () => {
  expect(linkedFrom("organize/gold", "rules.md")).toEqual({ name: "organize/rules", part: "" });
  expect(linkedFrom("organize/gold", "../statistics.md#alpha")).toEqual({
    name: "statistics",
    part: "alpha",
  });
  expect(linkedFrom("statistics", "#alpha")).toEqual({ name: "statistics", part: "alpha" });
  expect(linkedFrom("statistics", "https://example.org/a.md")).toBeNull();
  expect(linkedFrom("architecture", "decisions/0001-first.md")).toBeNull();
  expect(linkedFrom("statistics", "images/plot.svg")).toBeNull();
});

test("a link of a translated page leads to a page's name, in whichever language the file is that it names", () => {
  const linked = (name: string, href: string) => linkedFrom(name, href, "de")?.name;
  expect(linked("organize/gold", "rules.md")).toBe("organize/rules");
  expect(linked("organize/gold", "../../statistics.md#alpha")).toBe("statistics");
  expect(linked("readme", "organize/gold.md")).toBe("organize/gold");
  expect(linked("readme", "../deployment.md")).toBe("deployment");
  expect(linked("readme", "../decisions/0001-first.md")).toBeUndefined();
});
