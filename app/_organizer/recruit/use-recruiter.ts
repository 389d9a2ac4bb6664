"use client";

import { usePolicy } from "@/app/_organizer/policy-field/use-policy";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import {
  newRecruiter,
  type RecruiterName,
  type RecruiterSettings,
} from "@/server/domain/recruiter/recruiters";

/** One recruiter of a project while its settings are edited. */
export function useRecruiter(project: ProjectDetail, name: RecruiterName) {
  const form = usePolicy(project, ["recruiters"]);
  const all = form.draft.recruiters;
  const at = all.findIndex((each) => each.name === name);
  const list = "settings.recruiters";
  return {
    form,
    settings: all[at] ?? null,
    /** The path of one of its fields, e.g. `outcomes.completed`. */
    pathOf: (field: string) => `${list}.${at}.${field}`,
    /** All recruiters, this one with other settings. */
    withPart: (part: Partial<RecruiterSettings>) => ({
      recruiters: all.map((each) =>
        each.name === name ? ({ ...each, ...part } as RecruiterSettings) : each,
      ),
    }),
    add: () => form.choose(list, { recruiters: [...all, newRecruiter(name)] }),
    remove: () => form.choose(list, { recruiters: all.filter((each) => each.name !== name) }),
    state: form.stateOf(list, 1),
  };
}
export type EditedRecruiter = ReturnType<typeof useRecruiter>;
