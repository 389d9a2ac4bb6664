import { z } from "zod";
import { liveAgreement } from "@/server/domain/agreement/contracts";
import { amount } from "@/server/domain/assignment/contracts";
import { shownEstimate } from "@/server/domain/estimate";
import { runwayLeft } from "@/server/domain/gold/runway-left";
import { eventKinds } from "./event";
import { projectStates } from "./project";

const count = z.object({ done: z.int(), needed: z.int() });

/** What waits for adjudication: decisions, each on one item and dimension, and the items that they are about. */
const waiting = z.object({ decisions: z.int(), items: z.int() });

/** A whole project at a glance; every rate comes with its n or the reason why there is none yet. */
export const projectProgress = z.object({
  state: z.enum(projectStates),
  at: z.iso.datetime(),
  /** What is asked of each item, by name; the first one stands for the project where one figure is shown. */
  dimensions: z.array(z.string()),
  /** Whether gold items of the work are among these judgments: of composed pages nobody knows how many there will be. */
  gold: z.enum(["none", "included", "excluded"]),
  /** One annotator's answer to one item on one dimension each. */
  judgments: count,
  /** HIT submissions that count. */
  hits: count,
  openAssignments: z.int(),
  annotators: z.object({ total: z.int(), workingNow: z.int(), stopped: z.int() }),
  /** Judgments an hour over the last 60 minutes, or since the launch; n counts the submissions they came with. */
  ratePerHour: z.union([
    z.object({ value: z.number(), n: z.int() }),
    z.object({ value: z.null(), reason: z.enum(["too_few_submissions"]), n: z.int(), needed: z.int() }),
  ]),
  /** Hours until the last judgment at the present rate. */
  hoursLeft: z.union([
    z.object({ low: z.number(), high: z.number() }),
    z.object({ low: z.null(), reason: z.enum(["no_rate", "not_live", "done"]) }),
  ]),
  goldAccuracy: shownEstimate,
  agreement: liveAgreement,
  contestCount: z.int(),
  /** People who may not work and object to it, and have had no answer. */
  objectionCount: z.int(),
  /** Where annotators differ and nobody has decided; one decision more than `mostCounted` is any greater number. */
  toAdjudicate: waiting,
  runway: runwayLeft,
  due: amount.nullable(),
  payTotal: amount.nullable(),
  /** Judgments a scale point; a null value is Not Applicable. Empty where no number says what people answer. */
  answers: z.array(z.object({ value: z.number().nullable(), count: z.int() })),
  /** When they were counted; null where that was done for this answer. */
  answersAt: z.iso.datetime().nullable(),
  /** The last 24 hours, oldest first; each begins at a full hour. */
  judgmentsPerHour: z.array(z.object({ from: z.iso.datetime(), count: z.int() })),
  datasets: z.array(z.object({ name: z.string(), items: z.int(), judgments: count })),
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(eventKinds),
      at: z.iso.datetime(),
      by: z.string().nullable(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type ProjectProgress = z.infer<typeof projectProgress>;
