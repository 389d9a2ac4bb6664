import type { StudyDraft } from "@/server/domain/recruiter/prolific/vendor";
import type { CallCase } from "./call-case";

const draft: StudyDraft = {
  name: "Compare sentences",
  internal_name: "sts-1",
  description: "Say how alike two sentences are.",
  external_study_url:
    "https://gold.example.org/join/a?PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}&SESSION_ID={{%SESSION_ID%}}",
  prolific_id_option: "url_parameters",
  completion_codes: [
    {
      code: "C1D2",
      code_type: "COMPLETED",
      actor: "participant",
      actions: [{ action: "MANUALLY_REVIEW" }],
    },
    {
      code: "F3G4",
      code_type: "FIXED_SCREENOUT",
      actor: "researcher",
      actions: [{ action: "FIXED_SCREEN_OUT_PAYMENT", fixed_screen_out_reward: 20, slots: 5 }],
    },
  ],
  total_available_places: 20,
  estimated_completion_time: 12,
  maximum_allowed_time: 40,
  reward: 150,
  device_compatibility: ["desktop", "tablet"],
  filters: [{ filter_id: "age", selected_range: { lower: 18 } }],
  submissions_config: { max_submissions_per_participant: 1, max_concurrent_submissions: 5 },
  is_external_study_url_secure: true,
  study_labels: ["annotation"],
  project: "60c1",
};

export const sentStudy = { ...draft, id: "60d1", status: "UNPUBLISHED" };
export const givenStudy = {
  id: "60d1",
  name: "Compare sentences",
  status: "UNPUBLISHED",
  places: 20,
  placesTaken: null,
  reward: 150,
  estimatedMinutes: 12,
  externalUrl: draft.external_study_url,
  currency: null,
  codes: [
    { code: "C1D2", actor: "participant" },
    { code: "F3G4", actor: "researcher" },
  ],
};

const path = "/api/v1/studies/60d1/";
const described = "/api/v1/studies/{id}/";

export const studyCases: CallCase[] = [
  {
    call: "createStudy",
    ask: (api) => api.createStudy(draft),
    method: "POST",
    path: "/api/v1/studies/",
    described: "/api/v1/studies/",
    body: draft,
    answer: { status: 201, body: sentStudy },
    gives: givenStudy,
    again: false,
  },
  {
    call: "updateStudy",
    ask: (api) => api.updateStudy("60d1", { total_available_places: 30 }),
    method: "PATCH",
    path,
    described,
    body: { total_available_places: 30 },
    answer: { body: { ...sentStudy, total_available_places: 30 } },
    gives: { ...givenStudy, places: 30 },
    again: true,
  },
  {
    call: "study",
    ask: (api) => api.study("60d1"),
    method: "GET",
    path,
    described,
    answer: { body: { ...sentStudy, status: "ACTIVE", places_taken: 3, presentment_currency_code: "GBP" } },
    gives: { ...givenStudy, status: "ACTIVE", placesTaken: 3, currency: "GBP" },
    again: true,
  },
  {
    call: "studiesOf",
    ask: (api) => api.studiesOf("60c1"),
    method: "GET",
    path: "/api/v1/projects/60c1/studies/?ordering=-date_created&page=1&page_size=100",
    described: "/api/v1/projects/{project_id}/studies/",
    answer: {
      body: {
        results: [
          { id: "60d1", name: "Compare", internal_name: "sts-1", status: "ACTIVE" },
          { id: "60d0", name: "Older", internal_name: null, status: "COMPLETED" },
        ],
      },
    },
    gives: [
      { id: "60d1", internalName: "sts-1", status: "ACTIVE" },
      { id: "60d0", internalName: null, status: "COMPLETED" },
    ],
    again: true,
  },
  {
    call: "transitionStudy",
    ask: (api) => api.transitionStudy("60d1", "PUBLISH"),
    method: "POST",
    path: `${path}transition/`,
    described: `${described}transition/`,
    body: { action: "PUBLISH" },
    answer: { body: { ...sentStudy, status: "PUBLISHING" } },
    gives: { ...givenStudy, status: "PUBLISHING" },
    again: true,
  },
  {
    call: "createTestParticipant",
    ask: (api) => api.createTestParticipant("test@example.org"),
    method: "POST",
    path: "/api/v1/researchers/participants/",
    described: "/api/v1/researchers/participants/",
    body: { email: "test@example.org" },
    answer: { status: 201, body: { participant_id: "60e1" } },
    gives: { participantId: "60e1" },
    again: false,
  },
  {
    call: "testStudy",
    ask: (api) => api.testStudy("60d1"),
    method: "POST",
    path: `${path}test-study`,
    described: `${described}test-study`,
    answer: { body: { study_id: "60d9", study_url: "https://app.prolific.com/studies/60d9" } },
    gives: { studyId: "60d9", url: "https://app.prolific.com/studies/60d9" },
    again: false,
  },
];
