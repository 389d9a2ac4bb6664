import { z } from "zod";
import type { FieldProblem } from "@/server/domain/field-problems";
import {
  filledTemplate,
  filledText,
  placeholderProblem,
  placeholdersOf,
  type TemplateValues,
} from "../address-template";
import type { Sign } from "../recruiter";

export const signatureAlgorithms = ["none", "hmac-sha256", "hmac-sha1"] as const;
export const signatureEncodings = ["hex", "base64url"] as const;

/** How the addresses of a panel are signed; the secret is kept apart from the settings. */
export const panelSignature = z.object({
  algorithm: z.enum(signatureAlgorithms),
  encoding: z.enum(signatureEncodings),
  /** The text that is signed, with placeholders; `{address}` is the whole address without its signature. */
  signs: z.string().trim().min(1).max(500),
});
export type PanelSignature = z.infer<typeof panelSignature>;

/** How links of a panel are signed when people arrive; "" where they are not. */
export const panelArrivalSignature = z.object({
  parameter: z.string().trim().max(40),
  covers: z.string().trim().min(1).max(500),
});
type PanelArrivalSignature = z.infer<typeof panelArrivalSignature>;

/** What a panel begins with: addresses are not signed, and neither are arrivals. */
export const unsigned: PanelSignature = { algorithm: "none", encoding: "hex", signs: "{address}" };
export const unsignedArrival: PanelArrivalSignature = { parameter: "", covers: "{person}" };

/** A parameter of an address whose value is the signature. */
const signatureParameter = /([?&])[^?&#=]*=\{signature\}(&?)/;

/** An address without the parameter that holds its signature. */
function withoutSignature(template: string): string {
  return template
    .replace(signatureParameter, (_, before: string, after: string) => (after === "" ? "" : before))
    .replaceAll("{signature}", "");
}

/** An address with everything filled in and its signature; null where something is not known, the secret included. */
export function signedAddress(
  template: string,
  values: TemplateValues,
  { signs }: Pick<PanelSignature, "signs">,
  sign: Sign | null,
): string | null {
  if (!template.includes("{signature}")) return filledTemplate(template, values);
  const address = filledTemplate(withoutSignature(template), values);
  const text = filledText(signs, { ...values, address });
  if (sign === null || text === null) return null;
  return filledTemplate(template, { ...values, signature: sign(text) });
}

/** What can stand in the text that is signed. */
const signable = ["address", "person", "study", "session", "status", "code", "pages"];

/** What is wrong with the text that addresses are signed by; null where nothing is. */
export function signsProblem({ signs }: Pick<PanelSignature, "signs">): FieldProblem | null {
  return placeholderProblem(signs, signable);
}

/** What a link of somebody who arrives can be signed by. */
const arriving = ["person", "study", "session"];

/** What is wrong with the text that links are signed by; null where nothing is. */
export function coversProblem({ covers }: Pick<PanelArrivalSignature, "covers">): FieldProblem | null {
  const problem = placeholderProblem(covers, arriving);
  const names = placeholdersOf(covers);
  if (problem !== null || names.includes("person") || names.includes("session")) return problem;
  // A signature of the same text for everyone would prove nothing of anyone.
  return { reason: "lacks_placeholder", params: { placeholder: "{person}" } };
}
