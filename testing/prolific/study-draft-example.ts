import type { StudyDraft } from "@/server/domain/recruiter/prolific/vendor";

type Code = StudyDraft["completion_codes"][number];

const code = (
  name: string,
  code_type: Code["code_type"],
  actor: Code["actor"],
  ...actions: Code["actions"]
): Code => ({ code: name, code_type, actor, actions });

/** Codes of every kind: DONE is paid at once, CHECK waits, the others are named by what they do. */
export const exampleCodes: Code[] = [
  code("DONE", "COMPLETED", "participant", { action: "AUTOMATICALLY_APPROVE" }),
  code("DONE-T", "COMPLETED", "researcher", { action: "AUTOMATICALLY_APPROVE" }),
  code("CHECK", "COMPLETED", "participant", { action: "MANUALLY_REVIEW" }),
  code("BACK", "NO_CONSENT", "participant", {
    action: "REQUEST_RETURN",
    return_reason: "You did not agree.",
  }),
  code("PART-T", "OTHER", "researcher", { action: "DYNAMIC_PAYMENT" }),
  code("OUT", "FIXED_SCREENOUT", "participant", {
    action: "FIXED_SCREEN_OUT_PAYMENT",
    fixed_screen_out_reward: 20,
    slots: 2,
  }),
];

/** A study that the fake vendor takes, for tests. */
export function exampleDraft(changes: Partial<StudyDraft> = {}): StudyDraft {
  return {
    name: "Rate texts",
    internal_name: "rate-texts",
    description: "Read short texts and rate them.",
    external_study_url:
      "https://touchstone.example/t/x?PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}&SESSION_ID={{%SESSION_ID%}}",
    prolific_id_option: "url_parameters",
    completion_codes: exampleCodes,
    total_available_places: 3,
    estimated_completion_time: 10,
    maximum_allowed_time: 60,
    reward: 150,
    device_compatibility: ["desktop"],
    filters: [],
    submissions_config: { max_submissions_per_participant: 1, max_concurrent_submissions: 2 },
    study_labels: ["annotation"],
    ...changes,
  };
}
