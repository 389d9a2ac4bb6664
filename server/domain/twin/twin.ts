/** What somebody is shown in place of an item that they judged before: it means less alike. */
export interface Twin {
  /** The item that it was made of. */
  itemId: string;
  textA: string;
  textB: string;
}

/** The item that somebody met again unawares: the one shown, or the one that its degraded twin was made of. */
export const metAgain = ({ itemId, twin }: { itemId: string; twin?: Twin }): string => twin?.itemId ?? itemId;
