import { z } from "zod";
import { filledTemplate, templateProblem } from "../address-template";
import { outcomeSettings, type Recruiter } from "../recruiter";

export const sonaSettings = z.object({ name: z.literal("sona"), ...outcomeSettings });

/** SONA: the completion address of a study gives the credit to whoever has the code in it. */
export const sona: Recruiter<z.infer<typeof sonaSettings>> = {
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
