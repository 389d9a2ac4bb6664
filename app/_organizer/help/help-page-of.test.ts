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

test("links between pages stay within the help, and others lead out", () => {
  expect(linkedHelpPage("organize/gold", "rules.md")).toEqual({ name: "organize/rules", part: "" });
  expect(linkedHelpPage("organize/gold", "../statistics.md#alpha")).toEqual({
    name: "statistics",
    part: "alpha",
  });
  expect(linkedHelpPage("statistics", "#alpha")).toEqual({ name: "statistics", part: "alpha" });
  expect(linkedHelpPage("statistics", "https://example.org/a.md")).toBeNull();
  expect(linkedHelpPage("architecture", "decisions/0001-first.md")).toBeNull();
  expect(linkedHelpPage("statistics", "images/plot.svg")).toBeNull();
});
