import type { WordNet } from "@/server/lexicon/wordnet/wordnet";
import type { TypedRecord } from "@/task-types/typed-rating/record";
import { entitiesIn, type Entities } from "./record-entities";

/** What is compared of a record on one dimension. */
export interface DimensionView {
  /** Words in small letters, as often as they occur. */
  tokens: string[];
  /** Names, dates, verbs or whole values in small letters. */
  entities: string[];
}

/**
 * What is compared of a record, in the order of the typed dimensions: all fields, the creator, people, times, places,
 * verbs, the subject and the description.
 * Source: *SEM 2013 §4.2.
 */
export function dimensionViews(record: TypedRecord, wordNet: WordNet): DimensionView[] {
  const all = textsOf(record, null);
  const description = textsOf(record, "description");
  const found = joined(all.map((text) => entitiesIn(text, wordNet)));
  const named = joined(description.map((text) => entitiesIn(text, wordNet)));
  return [
    { tokens: all.flatMap(wordsOf), entities: namesOf(found) },
    ofValues(textsOf(record, "creator")),
    ofValues(found.people),
    ofValues(found.times),
    ofValues(found.places),
    ofValues(found.verbs),
    ofValues(textsOf(record, "subject")),
    { tokens: description.flatMap(wordsOf), entities: namesOf(named) },
  ];
}

/** The values of a field such as `dcSubject` or `subject`, or of all. */
function textsOf({ fields }: TypedRecord, field: string | null): string[] {
  const isMeant = (name: string) => field === null || new RegExp(`^(?:dc:?)?${field}$`, "i").test(name);
  return fields.filter(({ name }) => isMeant(name)).flatMap(({ values }) => values);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const ofValues = (values: readonly string[]): DimensionView => ({
  tokens: values.flatMap(wordsOf),
  entities: values.map((value) => value.trim().toLowerCase()),
});

const namesOf = ({ people, places, times }: Entities): string[] => [...people, ...places, ...times];

function joined(found: readonly Entities[]): Entities {
  const of = (kind: keyof Entities) => found.flatMap((entities) => entities[kind]);
  return { people: of("people"), places: of("places"), times: of("times"), verbs: of("verbs") };
}
