import { z } from "zod";
import { projectInput } from "@/server/domain/project/contracts";

const optOutReaches = ["project", "server"] as const;
export type OptOutReach = (typeof optOutReaches)[number];

export const optOutInput = projectInput.extend({ code: z.string().min(1).max(100) });
export type OptOutInput = z.infer<typeof optOutInput>;

/** What the way out of a project's mail leads to. */
export const offeredOptOut = z.object({
  isDone: z.boolean(),
  /** Whether it ends the mail of this project, or of all projects of this server. */
  reach: z.enum(optOutReaches),
});
export type OfferedOptOut = z.infer<typeof offeredOptOut>;
