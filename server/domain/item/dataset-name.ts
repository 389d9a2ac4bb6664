/** Characters that a file name on some system may not hold, and control characters. */
export const unusableInDatasetName = /[/\\:*?"<>|\p{Cc}]/u;
export const maxDatasetNameLength = 100;

/** Whether a dataset may be called so: its name becomes a part of the names of the released files. */
export function isDatasetName(name: string): boolean {
  return (
    name.length > 0 &&
    name.length <= maxDatasetNameLength &&
    name.trim() === name &&
    !unusableInDatasetName.test(name)
  );
}
