import type { LaunchGap } from "@/server/domain/project/launch";
import { fieldLine } from "./field-line";

type Sentences = { [Reason in LaunchGap["reason"]]: (gap: Extract<LaunchGap, { reason: Reason }>) => string };

const sentences: Sentences = {
  no_items: () => "There are no items. Import a file first.",
  no_items_beside_gold: () => "All items are gold, so there is nothing to find out.",
  too_little_gold: ({ have, need, qualifying }) =>
    `There are ${have} gold items. ${need} are needed${qualifying > 0 ? `, ${qualifying} of them to qualify` : ""}.`,
  short_gold_runway: ({ have, need, hitsEach, people }) =>
    `There are ${have} gold items. ${need} are needed, because each of ${people} people does ${hitsEach} HITs.`,
  too_few_test_items: ({ have, need }) => `The test has ${have} items, and ${need} must be right.`,
  unanswerable_gold: ({ items }) => `No point of the scale answers these gold items: ${items.join(", ")}.`,
  no_invitations: () => "Only invited people can join, and nobody is invited.",
  lists_need_dynamic: () => "Items are assigned to people. Set the composition to dynamic.",
  lists_outdated: ({ items }) =>
    `${items} items on the lists are now gold, or are for more people than the overlap. Assign the list again.`,
  instructions_empty: () => "The instructions are empty.",
  consent_empty: () => "The consent text is empty.",
  point_without_label: ({ value }) => `Point ${value} of the scale has no label.`,
  point_without_definition: ({ value }) => `Point ${value} of the scale has no definition.`,
  contradiction: ({ field, problem }) => `${fieldLine(field, problem)}.`,
};

/** What a launch lacks, for people at a terminal. */
export function launchGapSentence<Gap extends LaunchGap>(gap: Gap): string {
  // Each reason's sentence takes the gap of that reason; the compiler cannot follow the key to its value.
  return (sentences[gap.reason] as (gap: Gap) => string)(gap);
}
