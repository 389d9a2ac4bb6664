import { z } from "zod";
import { fieldDifference } from "@/server/domain/activity/field-differences";
import { createProjectInput, projectInput } from "@/server/domain/project/contracts";
import { presetNames } from "@/server/domain/preset/presets";
import { taskTypes } from "@/server/domain/task/task-types";
import type { ProtocolFault } from "./protocol-fault";

/** The text of a protocol file; what is too long for one is refused as such when it is read. */
const text = z.string().max(900_000);

const naming = createProjectInput.pick({ name: true, slug: true });

export const protocolText = z.object({ text });

export const createFromTextInput = naming.extend({ text });
export type CreateFromTextInput = z.infer<typeof createFromTextInput>;

export const copyProjectInput = projectInput.extend(naming.shape);

export const loadProtocolInput = projectInput.extend({ text });

const faulty = z.object({ kind: z.literal("faulty"), faults: z.array(z.custom<ProtocolFault>()) });

/** What a protocol file would make, or what is wrong with it, by line. */
export const readProtocolFile = z.discriminatedUnion("kind", [
  faulty,
  z.object({
    kind: z.literal("read"),
    name: z.string(),
    language: z.string(),
    preset: z.enum(presetNames),
    taskType: z.enum(taskTypes),
  }),
]);
export type ReadProtocolFile = z.infer<typeof readProtocolFile>;

/** What loading a protocol file would change in a project, by setting; nothing has changed yet. */
export const comparedProtocol = z.discriminatedUnion("kind", [
  faulty,
  z.object({ kind: z.literal("other-task"), taskType: z.enum(taskTypes) }),
  z.object({ kind: z.literal("compared"), changes: z.array(fieldDifference) }),
]);
export type ComparedProtocol = z.infer<typeof comparedProtocol>;
