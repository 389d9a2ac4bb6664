/**
 * Of some languages the one that a wish means: the same tag, else the first that is the same language in the same script,
 * whatever the country. Undefined where there is none.
 * @param offered BCP 47 tags; @param wished another, which a browser may have made up.
 */
export function languageMeant(offered: readonly string[], wished: string): string | undefined {
  const own = likely(wished);
  if (own === null) return undefined;
  return (
    offered.find((tag) => tag.toLowerCase() === wished.toLowerCase()) ??
    offered.find((tag) => {
      const other = likely(tag);
      return other?.language === own.language && other.script === own.script;
    })
  );
}

/** A tag with the script that its language is most likely written in; null for what is no tag. */
function likely(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}
