import { z } from "zod";
import { thrownRefusal } from "@/app/_trpc/refusal";

const conflict = z.object({
  field: z.string(),
  was: z.unknown(),
  now: z.unknown(),
  by: z.string().nullable(),
  at: z.string().nullable(),
});

/** A field that somebody else changed while it was on this screen. */
export type Conflict = z.infer<typeof conflict>;

/** The conflicts that a refusal names; none where it was refused for something else. */
export function conflictsOf(error: unknown): Conflict[] {
  const { reason, details } = thrownRefusal(error);
  const found = conflict.array().safeParse(details.conflicts);
  return reason === "conflict" && found.success ? found.data : [];
}
