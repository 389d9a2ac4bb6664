/** A part of a picture (272 × 152 units): the page's text, a cell to answer in, and the one that is chosen. */
export function PictureLine({ x, y, w }: { x: number; y: number; w: number }) {
  return <rect x={x} y={y} width={w} height="6" rx="3" fill="var(--control)" opacity="0.55" />;
}

export function PictureCell({
  x,
  y,
  w = 30,
  h = 24,
  on = false,
}: {
  x: number;
  y: number;
  w?: number;
  h?: number;
  on?: boolean;
}) {
  return (
    <rect
      x={x}
      y={y}
      width={w}
      height={h}
      rx="4"
      fill={on ? "var(--accent)" : "var(--surface)"}
      stroke={on ? "var(--accent)" : "var(--control)"}
    />
  );
}

export function PictureBox({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return <rect x={x} y={y} width={w} height={h} rx="6" fill="var(--sunken)" stroke="var(--hairline)" />;
}

/** Cells of a scale in a row, one of them chosen. */
export function PictureScale({
  y,
  count,
  on,
  x = 16,
  w = 240,
}: {
  y: number;
  count: number;
  on: number;
  x?: number;
  w?: number;
}) {
  const step = w / count;
  return Array.from({ length: count }, (_, at) => (
    <PictureCell key={at} x={x + at * step} y={y} w={step - 6} on={at === on} />
  ));
}
