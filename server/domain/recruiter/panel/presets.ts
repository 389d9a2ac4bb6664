import type { PanelSettings } from "./panel";

export const panelPresetNames = ["connect", "besample", "positly", "cint"] as const;
export type PanelPresetName = (typeof panelPresetNames)[number];

type PanelPreset = Pick<PanelSettings, "parameters" | "address" | "signature" | "outcomes">;

const unsignedCodes = {
  address: "",
  signature: { algorithm: "none", encoding: "hex", signs: "{address}" },
  outcomes: {},
} as const satisfies Omit<PanelPreset, "parameters">;

/**
 * What known panels call their parameters and, where it is the same for all their customers, how their addresses are
 * made. Nothing of a panel's is called; the fields are filled in for an organizer to compare and complete.
 */
export const panelPresets: Record<PanelPresetName, PanelPreset> = {
  connect: {
    parameters: { participant: "participantId", session: "assignmentId", study: "projectId" },
    ...unsignedCodes,
  },
  besample: { parameters: { participant: "response_id", session: "", study: "" }, ...unsignedCodes },
  positly: {
    parameters: { participant: "participantID", session: "assignmentID", study: "" },
    ...unsignedCodes,
  },
  // 10 is a complete and is paid, 20 a termination, 40 a full quota; the signed text ends with the ampersand.
  cint: {
    parameters: { participant: "rid", session: "", study: "" },
    address: "https://samplicio.us/s/ClientCallBack.aspx?RIS={status}&RID={person}&hash={signature}",
    signature: { algorithm: "hmac-sha1", encoding: "base64url", signs: "{address}&" },
    outcomes: {
      completed: "10",
      partial: "10",
      "screened-out": "20",
      "not-eligible": "20",
      "no-consent": "20",
      "timed-out": "20",
      "no-work": "40",
    },
  },
};
