import { joinInput, type JoinInput } from "@/server/domain/assignment/contracts";
import { noLanguage } from "@/server/domain/annotator/refusal";
import { readJoinLink } from "@/server/domain/annotator/join-link";
import type { RecruiterArrival } from "@/server/domain/recruiter/recruiters";

/** The fields of a form, in either of the ways that browsers pack them. */
export interface SentFields {
  get: (name: string) => unknown;
  getAll: (name: string) => unknown[];
  has: (name: string) => boolean;
}

/**
 * What somebody joins with: what their link says, and what they added on the page.
 * @returns null where it cannot be read.
 */
export function joiningInput(
  { project, recruiters }: { project: string; recruiters: readonly RecruiterArrival[] },
  link: URLSearchParams,
  form: SentFields,
): JoinInput | null {
  const { isPreview, ...known } = readJoinLink((name) => link.get(name) ?? undefined, recruiters);
  // Who looks at a task that they have not accepted joins nothing.
  if (isPreview) return null;
  const added = {
    ...(form.get("country") ? { country: form.get("country") } : {}),
    ...(form.has("languages")
      ? { languages: form.getAll("languages").filter((each) => each !== noLanguage) }
      : {}),
    ...(form.get("visit") ? { session: form.get("visit") } : {}),
    // A field that was left empty is a code that nobody has.
    ...(form.has("returnCode") ? { returnCode: form.get("returnCode") || "-" } : {}),
  };
  const input = joinInput.safeParse({ project, ...added, ...known });
  return input.success ? input.data : null;
}
