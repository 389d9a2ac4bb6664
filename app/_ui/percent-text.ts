import { keepLast } from "./keep-last";

const formatOf = keepLast<Intl.NumberFormat>(50);

/**
 * A share as a percentage, to a tenth.
 * @param share 0-1
 * @param formats the language whose forms it takes, as a tag
 */
export const percentText = (share: number, formats: string): string =>
  formatOf(
    formats,
    () => new Intl.NumberFormat(formats, { style: "percent", maximumFractionDigits: 1 }),
  ).format(share);
