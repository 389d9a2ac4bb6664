import { z } from "zod";
import { outcomeSettings, type Recruiter } from "../recruiter";

/** Prolific's ids of people, studies and submissions. */
const prolificId = /^[0-9a-f]{24}$/i;

/** A code as Prolific's form for a study takes it. */
const prolificCode = /^[A-Za-z0-9_-]{2,50}$/;

/** A JSON Web Token. */
const signedToken = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Where participants meet Prolific. */
export const prolificSite = "https://app.prolific.com";

export const prolificSettings = z.object({
  name: z.literal("prolific"),
  /** The one study people may come from; "" for any. */
  studyId: z.union([z.literal(""), z.string().trim().regex(prolificId, "not_a_study_id")]),
  /** Whether Prolific signs the links, so that no other is taken. */
  signedLinks: z.boolean().optional(),
  ...outcomeSettings,
});

/** Prolific: each outcome has a completion code of the study, and Prolific does what the study says of that code. */
export const prolific: Recruiter<z.infer<typeof prolificSettings>> = {
  parametersOf: ({ signedLinks = false }) => ({
    participant: { name: "PROLIFIC_PID", form: prolificId },
    study: { name: "STUDY_ID", form: prolificId },
    submission: { name: "SESSION_ID", form: prolificId },
    submitTo: null,
    ...(signedLinks && {
      signature: { name: "prolific_token", form: signedToken, isAddedByItself: true as const },
    }),
  }),
  placeholderOf: (parameter) => `{{%${parameter}%}}`,
  usual: {},
  expected: ["completed", "partial", "screened-out", "no-consent", "no-work"],
  targetProblem: (code) => (prolificCode.test(code) ? null : { reason: "not_a_completion_code", params: {} }),
  wayBack: (code) => ({
    kind: "link",
    href: `${prolificSite}/submissions/complete?${new URLSearchParams({ cc: code })}`,
    code,
  }),
  frames: null,
};
