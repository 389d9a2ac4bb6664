import { useState } from "react";
import { isSameValue } from "@/server/domain/project/overwritten";

/**
 * Tells when the page, fetched again, brings a value that is neither what it had nor what was saved here: another
 * window's. What was saved here comes back late, and in between with values before it, which are no news.
 * @param onForeign is called while rendering; it may set the state of its component.
 * @returns notes a value as one that is saved here.
 */
export function useForeignValue<T>(value: T, onForeign: (value: T) => void): (own: T) => void {
  const [known, setKnown] = useState<readonly T[]>([value]);
  if (!known.some((each) => isSameValue(each, value))) {
    setKnown([...known, value]);
    onForeign(value);
  }
  return (own) => setKnown((before) => [...before, own]);
}
