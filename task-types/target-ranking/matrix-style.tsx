"use client";

const nameRem = 9;
const cellRem = 2.75;
const gapRem = 0.25;
const markRem = 5.5;

/** The least width in rem at which each candidate has all of its radio buttons in its own line. */
const lineWidth = (candidates: number) => nameRem + markRem + candidates * (cellRem + gapRem);

const classOf = (candidates: number) => `ranking-of-${candidates}`;

/**
 * Tells the browser from which width on a matrix has a line for each candidate, so that the first drawing is right
 * before any script runs. The layout itself is in ranking.css.
 */
export function MatrixStyle({ candidates }: { candidates: number }) {
  const inLines = [
    "--head:grid",
    `--row-columns:minmax(${nameRem}rem,1fr) auto ${markRem}rem`,
    `--cell-columns:repeat(${candidates},${cellRem}rem)`,
    "--ordinal-opacity:0",
    "--ordinal-position:absolute",
    "--target:inline",
    "--cells-area:auto",
  ].join(";");
  return (
    <style href={classOf(candidates)} precedence="ranking">
      {`@container ranking (min-width:${lineWidth(candidates)}rem){.${classOf(candidates)}{${inLines}}}`}
    </style>
  );
}

export const matrixClass = (candidates: number) => `ranking-matrix ${classOf(candidates)}`;
