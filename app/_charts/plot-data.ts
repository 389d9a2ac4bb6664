/** How the values of a column are written on the screen; files hold numbers unrounded and instants in ISO 8601. */
export type ColumnKind = "text" | "correlation" | "points" | "count" | "share" | "instant";

export interface PlotColumn {
  name: string;
  kind: ColumnKind;
}

/** A column with the value that each thing has in it; null where there is none. */
export interface DataColumn<Row> extends PlotColumn {
  of: (row: Row) => string | number | null;
}

/** What one mark stands for: a row of the table and of the file, and what its card shows. */
export interface PlotRow {
  /** One for each column, in their order; null where there is no value. */
  cells: (string | number | null)[];
  /** Why a cell has no value, as a sentence. */
  reason?: string | undefined;
  /** The page of what the first cell names. */
  href?: string | undefined;
}

/** Where a mark stands. */
export interface MarkPlace {
  /** The share of the picture's width (0–1), counted from the left in every language. */
  x: number;
  /** Pixels from the top: of the marks' area, or of the picture where the stage finds them. */
  y: number;
}

export interface PlotMark extends MarkPlace {
  /** The index of its row. */
  row: number;
}

/** The box of a picture in pixels; labels beside it are drawn in the padding. */
export interface PlotFrame {
  start: number;
  end: number;
  height: number;
  /** Where it is not as wide as its card; it scrolls there where the card is narrower. */
  width?: number;
}
