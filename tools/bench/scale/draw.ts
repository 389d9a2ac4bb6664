import { readFileSync, writeFileSync } from "node:fs";
import { scaleLog } from "d3-scale";
import type { MeasuredScale } from "./scale";

// Draws what `npm run bench -- scale` left in files as one picture: arguments are the picture and those files.
const [out = "", ...files] = process.argv.slice(2);
const measured = files.map((file) => JSON.parse(readFileSync(file, "utf8")) as MeasuredScale[]);

interface Panel {
  title: string;
  /** Names of steps; those that begin alike are one line, of the slowest. */
  lines: readonly string[];
}

const panels: readonly Panel[] = [
  { title: "Annotators", lines: ["lease and submit"] },
  {
    title: "Organizers' pages",
    lines: ["annotators", "gold", "items", "pay", "adjudication", "overview"],
  },
  {
    title: "Long work, beside the server",
    lines: ["live agreement", "agreement job", "exclusion preview", "release", "backup"],
  },
];

const panel = { width: 300, height: 340, left: 56, right: 130, top: 44, bottom: 48 };
const plot = { width: panel.width - panel.left, height: panel.height - panel.top - panel.bottom };

const judgments = measured.flat().map((one) => one.judgments);
const x = scaleLog([Math.min(...judgments), Math.max(...judgments)], [0, plot.width]);
const y = scaleLog([0.5, 1_000_000], [plot.height, 0]);

const msOf = ({ steps }: MeasuredScale, line: string): number =>
  Math.max(
    ...steps.filter(({ name }) => name === line || name.startsWith(`${line} by `)).map(({ wall }) => wall),
  );

const sizeName = (count: number) =>
  count >= 1_000_000 ? `${count / 1_000_000} M` : `${(count / 1_000).toLocaleString("en")} k`;
const timeName = (ms: number) => (ms >= 1_000 ? `${ms / 1_000} s` : `${ms} ms`);

function drawPanel({ title, lines }: Panel): string {
  const sizes = [...new Set(judgments)];
  const grid = [1, 10, 100, 1_000, 10_000, 100_000].map(
    (ms) =>
      `<line class="grid" x1="0" x2="${plot.width}" y1="${y(ms)}" y2="${y(ms)}"/>` +
      `<text class="quiet" x="-8" y="${y(ms) + 4}" text-anchor="end">${timeName(ms)}</text>`,
  );
  const below = sizes.map(
    (count) =>
      `<text class="quiet" x="${x(count)}" y="${plot.height + 20}" text-anchor="middle">${sizeName(count)}</text>`,
  );
  return [`<text class="title" x="0" y="-18">${title}</text>`, ...grid, ...below, ...drawLines(lines)].join(
    "\n",
  );
}

/** Each engine's line, and the name beside the end of the first engine's, moved so that no two names touch. */
function drawLines(lines: readonly string[]): string[] {
  const drawn = lines.flatMap((line, at) =>
    measured.map((sizes, engine) => {
      const points = sizes.map((one) => `${x(one.judgments).toFixed(1)},${y(msOf(one, line)).toFixed(1)}`);
      return `<polyline class="line c${at} e${engine}" points="${points.join(" ")}"/>`;
    }),
  );
  const first = measured[0] ?? [];
  const last = first.at(-1);
  if (last === undefined) throw new Error("The first file holds no measures.");
  const ends = lines
    .map((line, at) => ({ line, at, y: y(msOf(last, line)) }))
    .toSorted((one, other) => one.y - other.y);
  let free = -Infinity;
  const names = ends.map(({ line, at, y: wanted }) => {
    const place = Math.max(wanted + 4, free);
    free = place + 14;
    return `<text class="name c${at}" x="${plot.width + 8}" y="${place.toFixed(1)}">${line}</text>`;
  });
  return [...drawn, ...names];
}

const width = panels.length * (panel.width + panel.right);
const engines = measured.map((sizes) => (sizes[0]?.engine === "postgres" ? "PostgreSQL" : "SQLite"));
const key =
  engines.length > 1 ? `Solid: ${engines[0] ?? ""}; dashed: ${engines[1] ?? ""}.` : `${engines[0] ?? ""}.`;

writeFileSync(
  out,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${panel.height}" font-family="system-ui, sans-serif" font-size="12">
<title>Time beside the judgments of a project</title>
<style>
text { fill: #1f2328; } .quiet { fill: #59636e; } .title { font-weight: 600; font-size: 14px; }
.grid { stroke: #d1d9e0; } .line { fill: none; stroke-width: 2; } .e1 { stroke-dasharray: 5 4; }
.c0 { --c: #0b5fff; } .c1 { --c: #b35900; } .c2 { --c: #1a7f37; } .c3 { --c: #8250df; } .c4 { --c: #cf222e; } .c5 { --c: #57606a; }
.line { stroke: var(--c); } .name { fill: var(--c); }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3; } .quiet { fill: #9198a1; } .grid { stroke: #3d444d; }
  .c0 { --c: #6ea8ff; } .c1 { --c: #f0a35e; } .c2 { --c: #57c274; } .c3 { --c: #c297ff; } .c4 { --c: #ff7b72; } .c5 { --c: #9ea7b1; }
}
</style>
${panels
  .map(
    (one, at) =>
      `<g transform="translate(${at * (panel.width + panel.right) + panel.left} ${panel.top})">\n${drawPanel(one)}\n</g>`,
  )
  .join("\n")}
<text class="quiet" x="${panel.left}" y="${panel.height - 8}">Judgments in the project; both axes logarithmic. ${key}</text>
</svg>
`,
);
