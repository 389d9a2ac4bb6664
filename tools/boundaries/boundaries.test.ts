import { expect, test } from "vitest";
import { parseSource, readSources } from "./imports";
import { areas, wings } from "./table";
import { boundaryViolations } from "./violations";
import { root } from "../scripts/root.mjs";

const violationsIn = (path: string, text: string) => boundaryViolations(areas, [parseSource(path, text)]);

test("every import of the code base is one that the table of areas admits", () => {
  const sources = readSources(root, ["app", "db", "e2e", "server", "task-types", "testing", "tools"]);
  const ours = sources.flatMap(({ imports }) => imports).filter(({ isOurs }) => isOurs);
  expect(sources.length).toBeGreaterThan(60);
  expect(ours.length).toBeGreaterThan(sources.length);
  expect(boundaryViolations(areas, sources)).toEqual([]);
});

test("annotators' pieces take nothing of organizers' or of one task type, and shared ones nothing of either", () => {
  const sources = readSources(root, ["app/_annotator", "app/_organizer", "app/_charts", "app/_ui"]);
  expect(sources.length).toBeGreaterThan(300);
  expect(boundaryViolations(wings, sources)).toEqual([]);
  const text = `import { a } from "@/app/_organizer/gold/gold-list";\nimport { b } from "@/app/_ui/card";\n`;
  expect(boundaryViolations(wings, [parseSource("app/_annotator/hit/hit-page.tsx", text)])).toEqual([
    "app/_annotator/hit/hit-page.tsx (annotator) may not import app/_organizer/gold/gold-list.",
  ]);
});

test("doors call use cases, never the steps inside them", () => {
  const step = /^server\/services\/[^/]+\/internal\//;
  const sources = readSources(root, ["app", "server"]).filter(
    ({ path }) => !path.startsWith("server/services/") && !/\.test\.tsx?$/.test(path),
  );
  const reaching = sources.filter(({ imports }) => imports.some(({ target }) => step.test(target)));
  expect(sources.length).toBeGreaterThan(900);
  expect(reaching.map(({ path }) => path)).toEqual([]);
  const inside = readSources(root, ["server/services"]).flatMap(({ imports }) => imports);
  expect(inside.filter(({ target }) => step.test(target)).length).toBeGreaterThan(100);
});

test("SQLite files are opened at one place, which knows the driver that runs on this Node", () => {
  const drivers = /^(better-sqlite3|drizzle-orm\/better-sqlite3)/;
  const naming = readSources(root, ["app", "db", "e2e", "server", "task-types", "testing", "tools"]).filter(
    ({ imports }) => imports.some(({ target, isOurs }) => !isOurs && drivers.test(target)),
  );
  expect(naming.map(({ path }) => path)).toEqual(["db/open-sqlite.ts", "db/sqlite-driver.mjs"]);
});

test("a rule that reaches for the database is named with what it imports", () => {
  const text = `import { a } from "zod";\nimport {\n  items,\n} from "@/db/schema";\nimport fs from "node:fs";\n`;
  expect(violationsIn("server/domain/gold/gold-due.ts", text)).toEqual([
    "server/domain/gold/gold-due.ts (domain) may not import db/schema.",
    "server/domain/gold/gold-due.ts (domain) may not import node:fs.",
  ]);
});

test("relative paths, re-exports and imports at run time count as well", () => {
  const text = `export * from "@/tools/services/launch";\nconst x = await ${"import"}("../api/browser/routers/app");\nimport "../../db/client";\n`;
  expect(violationsIn("server/stats/mean.ts", text)).toHaveLength(3);
});

test("a client component takes the routers' types and nothing that runs on the server", () => {
  const types = `"use client";\nimport type { AppRouter } from "@/server/api/browser/routers/app";\n`;
  const code = `"use client";\nimport { appRouter } from "@/server/api/browser/routers/app";\nimport { session } from "@/server/auth/session";\n`;
  expect(violationsIn("app/_trpc/client.tsx", types)).toEqual([]);
  expect(violationsIn("app/_trpc/client.tsx", code)).toHaveLength(2);
});

test("a page on the server takes the caller but not a service", () => {
  const text = `import { caller } from "@/server/api/browser/caller";\nimport { launch } from "@/server/services/launch/launch";\n`;
  expect(violationsIn("app/(organizer)/page.tsx", text)).toEqual([
    "app/(organizer)/page.tsx (app, server side) may not import server/services/launch/launch.",
  ]);
});

test("a test may make its own world, and the code it tests may not", () => {
  const text = `import { freshDatabase } from "@/testing/world/database";\n`;
  expect(violationsIn("server/api/browser/routers/item.service.test.ts", text)).toEqual([]);
  expect(violationsIn("server/api/browser/routers/item.ts", text)).toHaveLength(1);
});

test("a folder that the table does not know is named", () => {
  expect(violationsIn("server/helpers/all.ts", "")).toEqual([
    "server/helpers/all.ts belongs to no area of the table.",
  ]);
});
