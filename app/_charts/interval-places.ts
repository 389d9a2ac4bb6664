const nameHeight = 22;
const markHeight = 18;
const gap = 6;

interface IntervalPlaces {
  /** Each name once, with the pixels from the top at which it stands. */
  names: { name: string; y: number }[];
  /** The pixels from the top for each row, in their order. */
  ys: number[];
  /** Where the last row ends, in pixels. */
  height: number;
}

/** Where rows with intervals stand: rows of one name, which follow each other, under that name. */
export function intervalPlaces(rows: readonly { name: string }[]): IntervalPlaces {
  const places: IntervalPlaces = { names: [], ys: [], height: 0 };
  for (const { name } of rows) {
    if (places.names.at(-1)?.name !== name) {
      places.names.push({ name, y: places.height + nameHeight - 6 });
      places.height += nameHeight;
    }
    places.ys.push(places.height + markHeight / 2);
    places.height += markHeight;
  }
  places.height += gap;
  return places;
}
