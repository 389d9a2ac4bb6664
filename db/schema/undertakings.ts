import { id, instant, table, text } from "./kit";

/**
 * What a process is in the middle of over several transactions: a launch, by its project, or an import or its removal,
 * by its import. The process says every second that it is there; what nobody works at any more is taken back.
 */
export const undertakings = table("undertakings", {
  subjectId: id(),
  /** Made anew by each process that takes it on. */
  owner: text().notNull(),
  beatAt: instant().notNull(),
});
