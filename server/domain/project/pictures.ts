import type { FieldProblems } from "@/server/domain/field-problems";
import type { ProjectSettings } from "./project";

/** Whether a picture lies on a host that the organizer named; any other would learn who works for whom. */
export function isOnNamedHost(address: string, imageHosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port } = new URL(address);
  return protocol === "https:" && port === "" && imageHosts.includes(hostname);
}

/** An address that no browser takes for another server's: no backslashes, and no control characters or spaces. */
const ownPicture = /^\/p\/[a-z0-9-]+\/images\/[\w-]+$/;

/** Whether a picture in an organizer's text is shown: one of a project here, or one from a host that was named. */
export const showsPicture = (address: string, imageHosts: readonly string[]): boolean =>
  ownPicture.test(address) || isOnNamedHost(address, imageHosts);

const inline = /!\[[^\]]*\]\(\s*<?([^)\s>]*)/g;
const byReference = /!\[([^\]]*)\](?:\[([^\]]*)\])?(?!\()/g;
const definition = /^ {0,3}\[([^\]]+)\]:\s*<?([^\s>]+)/gm;

/** The addresses of the pictures in a Markdown text. */
export function picturesIn(markdown: string): string[] {
  const named = new Map(
    [...markdown.matchAll(definition)].map(([, name = "", to = ""]) => [name.toLowerCase(), to] as const),
  );
  const referred = [...markdown.matchAll(byReference)].flatMap(([, text = "", name = ""]) => {
    const address = named.get((name || text).toLowerCase());
    return address === undefined ? [] : [address];
  });
  return [...[...markdown.matchAll(inline)].map(([, address = ""]) => address), ...referred];
}

const maxShownLength = 80;

/** Pictures in texts of the organizer that annotators would not see, by field: the first of each. */
export function checkPictures(
  settings: Pick<ProjectSettings, "instructions" | "consent" | "imageHosts">,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const name of ["instructions", "consent"] as const) {
    const foreign = picturesIn(settings[name]).find((each) => !showsPicture(each, settings.imageHosts));
    if (foreign === undefined) continue;
    const params = { picture: foreign.slice(0, maxShownLength) };
    problems[`settings.${name}`] = { reason: "foreign_picture", params };
  }
  return problems;
}
