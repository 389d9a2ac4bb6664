const longest = 60;

/** A project's address made from its name: Latin letters without accents, digits and single hyphens. */
export function slugFromName(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replaceAll(/^-|-$/g, "");
}
