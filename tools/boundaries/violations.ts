import type { ImportStatement, CodeFile } from "./imports";
import type { Area } from "./table";

type Areas = Record<string, Area>;

/** The name of the area that a path belongs to; null when no line of the table has it. */
function areaOf(areas: Areas, path: string): string | null {
  const whole = `${path.replace(/\.(tsx?|mjs)$/, "")}/`;
  const matches = Object.entries(areas).flatMap(([name, { paths }]) =>
    paths.filter((start) => whole.startsWith(`${start}/`)).map((start) => ({ name, length: start.length })),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.name ?? null;
}

/** A test makes its own world, looks at what is stored, and tries a contract with a task type that keeps it. */
const openToTests = ["db", "worlds", "task types"];

/** Where a file that begins with "use client" belongs, whatever folder it is in. */
const clientSide = "app, client side";

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

function refuses(
  areas: Areas,
  source: CodeFile,
  from: string,
  { target, isOurs, isType }: ImportStatement,
): boolean {
  const { imports = [], packages } = areas[from] ?? {};
  if (!isOurs) return !isTest(source.path) && packages !== undefined && !packages.includes(target);
  const to = areaOf(areas, target);
  if (to === null) return true;
  const admitted = to === from || imports.includes(to) || (isType && imports.includes(`types of ${to}`));
  return !admitted && !(isTest(source.path) && openToTests.includes(to));
}

/** Every import that the table does not admit, one sentence each. */
export function boundaryViolations(areas: Areas, sources: readonly CodeFile[]): string[] {
  return sources.flatMap((source) => {
    const place = areaOf(areas, source.path);
    if (place === null) return [`${source.path} belongs to no area of the table.`];
    const from = source.isClient && clientSide in areas ? clientSide : place;
    return source.imports
      .filter((line) => refuses(areas, source, from, line))
      .map(({ target }) => `${source.path} (${from}) may not import ${target}.`);
  });
}
