/** Something that one can go to. */
export interface Destination {
  name: string;
  hint?: string | undefined;
  href: string;
}

const groupNames = ["screens", "projects", "items", "annotators"] as const;
type GroupName = (typeof groupNames)[number];

export interface DestinationGroup {
  name: GroupName;
  items: Destination[];
}

const maxShown = 8;

/**
 * Places that a text names, in groups. Screens and projects are those whose words begin with the text's, or all of them
 * without a text; items and annotators were already found by it.
 */
export function matchingDestinations(
  text: string,
  places: Record<GroupName, Destination[]>,
): DestinationGroup[] {
  const isNamed = ({ name }: Destination) => namesWords(name, text);
  return groupNames
    .map((name) => ({
      name,
      items: name === "screens" || name === "projects" ? places[name].filter(isNamed) : places[name],
    }))
    .map(({ name, items }) => ({ name, items: text === "" ? items : items.slice(0, maxShown) }))
    .filter(({ items }) => items.length > 0);
}

const wordsOf = (text: string) =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

function namesWords(name: string, text: string): boolean {
  const words = wordsOf(name);
  return wordsOf(text).every((asked) => words.some((word) => word.startsWith(asked)));
}
