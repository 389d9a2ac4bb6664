import { z } from "zod";
import { mturk, mturkSettings } from "./mturk/mturk";
import { panel, panelSettings } from "./panel/panel";
import { prolific, prolificSettings } from "./prolific/prolific";
import type { Recruiter } from "./recruiter";
import { sona, sonaSettings } from "./sona/sona";

/** The services that can send people to a project, in the order in which screens list them. */
export const recruiterNames = ["prolific", "panel", "sona", "mturk"] as const;
export type RecruiterName = (typeof recruiterNames)[number];

/** What an organizer sets of one recruiter of a project. */
export const recruiterSettings = z.discriminatedUnion("name", [
  prolificSettings,
  panelSettings,
  sonaSettings,
  mturkSettings,
]);
export type RecruiterSettings = z.infer<typeof recruiterSettings>;

const plain = { outcomes: true, ends: true } as const;

/** What of it people may read who have the join link: no code and no address of an outcome. */
export const recruiterArrival = z.discriminatedUnion("name", [
  prolificSettings.omit(plain),
  panelSettings.omit({ ...plain, address: true, signature: true }),
  sonaSettings.omit({ ...plain, credit: true }),
  mturkSettings.omit(plain),
]);
export type RecruiterArrival = z.infer<typeof recruiterArrival>;

type SettingsOf<N extends RecruiterName> = Extract<RecruiterSettings, { name: N }>;

const recruiters: { [N in RecruiterName]: Recruiter<SettingsOf<N>> } = { prolific, panel, sona, mturk };

/** The rules of a recruiter, to be asked with its settings alone. */
export function recruiterOf({ name }: Pick<RecruiterArrival, "name">): Recruiter<RecruiterSettings> {
  // Whoever asks hands over the settings by whose name the rules were found.
  return recruiters[name] as Recruiter<RecruiterSettings>;
}

/** The parameters that a recruiter adds to the join link. */
export function arrivalParametersOf(arrival: RecruiterArrival) {
  return recruiterOf(arrival).parametersOf({
    address: "",
    ...arrival,
    outcomes: {},
    ends: {},
  } as RecruiterSettings);
}

const arrivals = z.array(recruiterArrival);

/** How people come from the recruiters of a project, without how they go back. */
export const arrivalsOf = (settings: readonly RecruiterSettings[]): RecruiterArrival[] =>
  arrivals.parse(settings);

/** Hosts that show annotators' pages of a project in a frame, and hosts that their forms are sent to. */
export function framesOf(settings: readonly Pick<RecruiterArrival, "name">[]) {
  const frames = settings.map((each) => recruiterOf(each).frames);
  return {
    ancestors: frames.flatMap((each) => each?.ancestors ?? []),
    forms: frames.flatMap((each) => each?.forms ?? []),
  };
}

/** What a recruiter begins with when an organizer starts to use it. */
export function newRecruiter(name: RecruiterName): RecruiterSettings {
  const empty = { outcomes: {}, ends: {} };
  switch (name) {
    case "prolific":
      return { name, studyId: "", ...empty };
    case "panel":
      return {
        name,
        parameters: { participant: "participant", session: "", study: "" },
        address: "",
        ...empty,
      };
    case "sona":
    case "mturk":
      return { name, ...empty };
  }
}
