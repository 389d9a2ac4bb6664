import { z } from "zod";
import { amount } from "@/server/domain/assignment/contracts";
import { scaleDraft } from "@/server/domain/scale/scale";
import { projectSettings, projectStates, slug } from "./project";

/** What anybody who has the join link may read about a project. */
export const shownProject = projectSettings
  .pick({
    instructions: true,
    consent: true,
    contactName: true,
    contactEmail: true,
    hitSize: true,
    leaseMinutes: true,
    feedback: true,
    scaleDirection: true,
    returnUrl: true,
  })
  .extend({
    slug,
    name: z.string(),
    language: z.string(),
    state: z.enum(projectStates),
    question: z.string(),
    scale: scaleDraft,
    payPerHit: amount.nullable(),
    /** Whether some pairs have a known answer, which the instructions say openly. */
    usesGold: z.boolean(),
    /** Whether this browser has joined already. */
    joined: z.boolean(),
  });
export type ShownProject = z.infer<typeof shownProject>;
