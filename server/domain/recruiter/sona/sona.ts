import { z } from "zod";
import type { FieldProblem } from "@/server/domain/field-problems";
import { filledTemplate, templateProblem } from "../address-template";
import { outcomeSettings, type Recruiter } from "../recruiter";
import { returnOutcomes, type ReturnOutcome } from "../return-outcome";

const sonaCredit = z.object({
  /** The address of the university's SONA system; "" where credit is given by its completion address alone. */
  site: z.string().trim().max(300),
  experimentId: z.union([
    z.literal(""),
    z
      .string()
      .trim()
      .regex(/^\d{1,12}$/, "wrong_form"),
  ]),
  /** The outcomes for which the server asks SONA for the credit. */
  outcomes: z.array(z.enum(returnOutcomes)).max(returnOutcomes.length),
});
type SonaCredit = z.infer<typeof sonaCredit>;

export const sonaSettings = z.object({
  name: z.literal("sona"),
  /** Absent where credit is given by the completion address alone. */
  credit: sonaCredit.optional(),
  ...outcomeSettings,
});
export type SonaSettings = z.infer<typeof sonaSettings>;

/** What an organizer begins with who lets the server ask for credits. */
export const newSonaCredit: SonaCredit = { site: "", experimentId: "", outcomes: ["completed", "partial"] };

/** What is wrong with the address of a SONA system; null where nothing is. */
export function sonaSiteProblem({ site }: Pick<SonaCredit, "site">): FieldProblem | null {
  if (site === "") return null;
  const problem = templateProblem(site, { known: [] });
  if (problem !== null) return problem;
  const { protocol, hostname, port, username } = new URL(site);
  if (protocol !== "https:") return { reason: "not_over_tls", params: {} };
  // The server itself opens the address: it leads to a public name, never into the server's own network.
  const isPublic = /\.[a-z][a-z-]+$/.test(hostname) && port === "" && username === "";
  return isPublic ? null : { reason: "not_a_web_address", params: {} };
}

/** Whether the server asks SONA for the credit of an outcome. */
export function givesCredit({ credit }: Pick<SonaSettings, "credit">, outcome: ReturnOutcome): boolean {
  return (
    credit !== undefined &&
    credit.site !== "" &&
    credit.experimentId !== "" &&
    credit.outcomes.includes(outcome)
  );
}

/** SONA: the completion address of a study gives the credit to whoever has the code in it. */
export const sona: Recruiter<SonaSettings> = {
  parametersOf: () => ({
    participant: { name: "survey_code", form: /^[\w-]{1,100}$/ },
    study: null,
    submission: null,
    submitTo: null,
  }),
  placeholderOf: () => "%SURVEY_CODE%",
  usual: {},
  expected: ["completed"],
  targetProblem: (template) => templateProblem(template, { known: ["person"], needed: ["person"] }),
  wayBack: (template, { externalId }) => {
    const href = filledTemplate(template, { person: externalId });
    return href === null ? null : { kind: "link", href, code: null };
  },
  frames: null,
};
