import { z } from "zod";

/** What waits in a project until a member acts, counted by the screen where it is done. */
export const waitingWork = z.object({
  /** Objections of annotators to gold answers. */
  gold: z.int(),
  /** Objections of annotators to their status. */
  annotators: z.int(),
  /** Decisions between judgments that differ; counted no further than a screen shows. */
  adjudication: z.int(),
});
export type WaitingWork = z.infer<typeof waitingWork>;
