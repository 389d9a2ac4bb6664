import { z } from "zod";
import { projectInput } from "@/server/domain/project/contracts";

/** What an organizer calls a person; composed alike however it was typed, so that a list finds its people. */
export const personName = z
  .string()
  .transform((name) => name.normalize("NFC").trim())
  .pipe(z.string().min(1).max(200));

export const invitePeopleInput = projectInput.extend({ names: z.array(personName).min(1).max(5_000) });

/** How many were not invited before, and which names the list has more than once: each of them got one link. */
export const invitedPeople = z.object({ added: z.int(), known: z.int(), doubled: z.array(z.string()) });
export type InvitedPeople = z.infer<typeof invitedPeople>;

export const invitationInput = projectInput.extend({ invitationId: z.string().max(100) });

/** One invited person with the code of their link. */
export const listedInvitation = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  /** Who came by it; null while nobody has. */
  joined: z.object({ pseudonym: z.string(), at: z.iso.datetime() }).nullable(),
  /** Items on this person's list. */
  items: z.int(),
});
export type ListedInvitation = z.infer<typeof listedInvitation>;

/** A list of who judges what, as pasted or read from a file: a table with the columns person and item. */
export const assignItemsInput = projectInput.extend({
  fileName: z.string().min(1).max(255),
  text: z.string().max(10_000_000),
});

/** What a list came to. */
export const assignedItems = z.object({
  people: z.int(),
  /** Of the people, those who had no invitation before. */
  invited: z.int(),
  /** Different items. */
  items: z.int(),
  /** Lines: one for each person and item. */
  places: z.int(),
});
export type AssignedItems = z.infer<typeof assignedItems>;

/** How many items are named for so many people each, in ascending order of people. */
export const namedItemSummary = z.array(z.object({ people: z.int(), items: z.int() }));
export type NamedItemSummary = z.infer<typeof namedItemSummary>;
