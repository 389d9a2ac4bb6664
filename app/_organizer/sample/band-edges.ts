import { sampleLimits } from "@/server/domain/sample/contracts";

/** Edges of bands with what is taken of each band: one less than there are edges. */
export interface BandChoice {
  edges: readonly number[];
  takes: readonly number[];
}

const step = 0.01;
const hundredth = (value: number) => Math.round(value * 100) / 100;

/** The bands of STS 2012, below them one of which nothing is taken. */
export const usualBands: BandChoice = {
  edges: [0, 0.4, 0.5, 0.6, 0.7, 0.8, 1],
  takes: [0, 150, 150, 150, 150, 150],
};

/** How far an edge may move: to a hundredth from its neighbours. */
export function edgeRange(edges: readonly number[], at: number): { min: number; max: number } {
  const [before, after] = [edges[at - 1], edges[at + 1]];
  return {
    min: before === undefined ? 0 : hundredth(before + step),
    max: after === undefined ? 1 : hundredth(after - step),
  };
}

/** The edges with one of them at another place, as far as its neighbours let it. */
export function moveEdge(edges: readonly number[], at: number, value: number): number[] {
  const { min, max } = edgeRange(edges, at);
  return edges.map((edge, place) => (place === at ? Math.min(max, Math.max(min, hundredth(value))) : edge));
}

/** Where a key moves an edge: arrows by 0.01, with Shift by 0.1, Home and End to its neighbours; null for other keys. */
export function edgeAfterKey(
  edges: readonly number[],
  at: number,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): number | null {
  const { min, max } = edgeRange(edges, at);
  const far = shiftKey ? 0.1 : step;
  const edge = edges[at] ?? 0;
  const places: Record<string, number> = {
    ArrowRight: edge + far,
    ArrowUp: edge + far,
    ArrowLeft: edge - far,
    ArrowDown: edge - far,
    Home: min,
    End: max,
  };
  const place = places[key];
  return place === undefined ? null : Math.min(max, Math.max(min, hundredth(place)));
}

/** One band more: the widest, of equally wide ones the last, becomes two; as it is where none can. */
export function addBand({ edges, takes }: BandChoice): BandChoice {
  const widths = takes.map((_, band) => hundredth((edges[band + 1] ?? 0) - (edges[band] ?? 0)));
  const band = widths.lastIndexOf(Math.max(...widths));
  if ((widths[band] ?? 0) < 2 * step || takes.length >= sampleLimits.bands) return { edges, takes };
  const middle = hundredth((edges[band] ?? 0) + (widths[band] ?? 0) / 2);
  return {
    edges: [...edges.slice(0, band + 1), middle, ...edges.slice(band + 1)],
    takes: [...takes.slice(0, band + 1), takes[band] ?? 0, ...takes.slice(band + 1)],
  };
}

/** One band less: it goes to the one below, the first one to the one above; the last one left stays. */
export function removeBand({ edges, takes }: BandChoice, band: number): BandChoice {
  if (takes.length < 2) return { edges, takes };
  const edge = band === 0 ? 1 : band;
  return { edges: edges.filter((_, at) => at !== edge), takes: takes.filter((_, at) => at !== band) };
}
