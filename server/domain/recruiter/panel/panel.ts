import { z } from "zod";
import type { FieldProblem } from "@/server/domain/field-problems";
import { filledTemplate, templateProblem } from "../address-template";
import { outcomeSettings, type ArrivalParameters, type Recruiter, type Returning } from "../recruiter";

/** Parameters of the join link that have a meaning already. */
const taken = new Set(["country", "language", "approvalRate", "invite", "refused", "because", "source"]);

const parameterName = z
  .string()
  .trim()
  .max(40)
  .regex(/^[A-Za-z][\w.-]*$/, "not_a_parameter_name")
  .refine((name) => !taken.has(name), "not_a_parameter_name");

const optionalName = z.union([z.literal(""), parameterName]);

export const panelSettings = z.object({
  name: z.literal("panel"),
  /** The names of the panel's parameters in the join link; "" for one that it does not have. */
  parameters: z.object({ participant: parameterName, session: optionalName, study: optionalName }),
  /** The address that outcomes with a code lead to, with {code} in it; "" where each has an address of its own. */
  address: z.string().trim().max(2_000),
  ...outcomeSettings,
});
type PanelSettings = z.infer<typeof panelSettings>;

/** What can be filled into an address of a panel, besides the code of an outcome. */
const facts = ["participant", "session", "study"];

const isAddress = (target: string) => /^[a-z]+:/i.test(target);

/** What somebody types as the code of an outcome, such as a status of the panel. */
const panelCode = /^[\w.-]{1,100}$/;

/** What a panel's id can be: nothing that an address or a file would misread. */
const panelId = /^[\w.:~@+=-]{1,200}$/;

/** What is wrong with the address that outcomes with a code lead to; null where nothing is, or there is none. */
export function panelAddressProblem({ address }: Pick<PanelSettings, "address">): FieldProblem | null {
  if (address === "") return null;
  return templateProblem(address, { known: [...facts, "code"], needed: "code" });
}

/** A panel: its parameters have names of their own, and each outcome leads to an address, by a code or whole. */
export const panel: Recruiter<PanelSettings> = {
  parametersOf: ({ parameters: { participant, session, study } }): ArrivalParameters => ({
    participant: { name: participant, form: panelId },
    submission: session === "" ? null : { name: session, form: panelId },
    study: study === "" ? null : { name: study, form: panelId },
    submitTo: null,
  }),
  placeholderOf: (parameter) => `[${parameter}]`,
  usual: {},
  expected: ["completed", "screened-out"],
  targetProblem: (target, { address }) => {
    if (isAddress(target)) return templateProblem(target, { known: facts });
    if (!panelCode.test(target)) return { reason: "not_a_code_or_address", params: {} };
    return address === "" ? { reason: "no_address_for_code", params: {} } : null;
  },
  wayBack: (target, person, { address }) => {
    const href = isAddress(target)
      ? filledTemplate(target, valuesOf(person))
      : filledTemplate(address, { ...valuesOf(person), code: target });
    return href === null ? null : { kind: "link", href, code: null };
  },
  frames: null,
};

const valuesOf = ({ externalId, submissionId, studyId }: Returning) => ({
  participant: externalId,
  session: submissionId,
  study: studyId,
});
