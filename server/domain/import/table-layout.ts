/** What an organizer says about the columns of a table, besides what they hold. */
export interface TableLayout {
  /** Whether the first line names the columns; left out, it does. */
  header?: boolean | undefined;
  /** Columns that are left out, by number from 1. */
  ignore?: readonly number[] | undefined;
}
