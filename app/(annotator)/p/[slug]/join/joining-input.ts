import { joinInput, type JoinInput } from "@/server/domain/assignment/contracts";
import { readJoinLink } from "@/server/domain/annotator/join-link";

/**
 * What somebody joins with: what their link says, and what they added on the join page.
 * @returns null where it cannot be read.
 */
export function joiningInput(project: string, link: URLSearchParams, form: FormData): JoinInput | null {
  const { isPreview: _, ...known } = readJoinLink((name) => link.get(name) ?? undefined);
  const added = {
    ...(form.get("country") ? { country: form.get("country") } : {}),
    ...(form.has("languages") ? { languages: form.getAll("languages") } : {}),
  };
  const input = joinInput.safeParse({ project, ...added, ...known });
  return input.success ? input.data : null;
}
