import { z } from "zod";
import type { FieldProblem } from "@/server/domain/field-problems";
import { placeholdersOf, templateProblem } from "../address-template";
import { outcomeSettings, type ArrivalParameters, type Recruiter, type Returning } from "../recruiter";
import { panelArrivalSignature, panelSignature, signedAddress, unsigned } from "./signature";

/** Parameters of the join link that have a meaning already. */
const taken = new Set([
  "country",
  "language",
  "approvalRate",
  "invite",
  "refused",
  "because",
  "joined",
  "source",
]);

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
  /** Absent where addresses are not signed. */
  signature: panelSignature.optional(),
  /** Absent where links are not signed. */
  arrivalSignature: panelArrivalSignature.extend({ parameter: optionalName }).optional(),
  ...outcomeSettings,
});
export type PanelSettings = z.infer<typeof panelSettings>;

/** What can be filled into an address of a panel, besides the code of an outcome. */
const facts = ["person", "study", "session", "pages", "signature"];

const isAddress = (target: string) => /^[a-z]+:/i.test(target);

/** What somebody types as the code of an outcome, such as a status of the panel. */
const panelCode = /^[\w.-]{1,100}$/;

/** What a panel's id can be: nothing that an address or a file would misread. */
const panelId = /^[\w.:~@+=-]{1,200}$/;

/** A signature in any of the forms in which panels write one. */
const signatureForm = /^[\w+/=-]{1,200}$/;

/** What is wrong with the address that outcomes with a code lead to; null where nothing is, or there is none. */
export function panelAddressProblem(
  settings: Pick<PanelSettings, "address" | "signature">,
): FieldProblem | null {
  const { address } = settings;
  if (address === "") return null;
  const expected = { known: [...facts, "status", "code"], needed: ["code", "status"] };
  return templateProblem(address, expected) ?? signatureProblem(address, settings);
}

/** An address has a place for a signature, and nothing says how it is made. */
function signatureProblem(
  template: string,
  { signature }: Pick<PanelSettings, "signature">,
): FieldProblem | null {
  return placeholdersOf(template).includes("signature") && !signsAddresses({ signature })
    ? { reason: "signature_not_set", params: {} }
    : null;
}

/** Whether a panel's addresses are signed, and so need its secret. */
export function signsAddresses({
  signature,
}: {
  signature?: PanelSettings["signature"] | undefined;
}): boolean {
  return (signature ?? unsigned).algorithm !== "none";
}

/** Whether the links by which people arrive from a panel are signed. */
export function isSignedArrival({ arrivalSignature }: Pick<PanelSettings, "arrivalSignature">): boolean {
  return (arrivalSignature?.parameter ?? "") !== "";
}

/** A panel: its parameters have names of their own, and each outcome leads to an address, by a code or whole. */
export const panel: Recruiter<PanelSettings> = {
  parametersOf: ({ parameters, arrivalSignature }): ArrivalParameters => {
    const named = (name: string, form: RegExp) => (name === "" ? null : { name, form });
    return {
      participant: { name: parameters.participant, form: panelId },
      submission: named(parameters.session, panelId),
      study: named(parameters.study, panelId),
      submitTo: null,
      signature: named(arrivalSignature?.parameter ?? "", signatureForm),
    };
  },
  placeholderOf: (parameter) => `[${parameter}]`,
  usual: {},
  expected: ["completed", "screened-out"],
  targetProblem: (target, settings) => {
    if (isAddress(target)) {
      return templateProblem(target, { known: facts }) ?? signatureProblem(target, settings);
    }
    if (!panelCode.test(target)) return { reason: "not_a_code_or_address", params: {} };
    return settings.address === "" ? { reason: "no_address_for_code", params: {} } : null;
  },
  wayBack: (target, person, { address, signature }, sign) => {
    const [template, code] = isAddress(target) ? [target, null] : [address, target];
    const values = { ...valuesOf(person), code, status: code };
    const href = signedAddress(template, values, signature ?? unsigned, sign);
    return href === null ? null : { kind: "link", href, code: null };
  },
  frames: null,
};

const valuesOf = ({ externalId, submissionId, studyId, workHitCount }: Returning) => ({
  person: externalId,
  session: submissionId,
  study: studyId,
  pages: String(workHitCount),
});
