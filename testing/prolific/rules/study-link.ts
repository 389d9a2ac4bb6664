import type { FakeStudy, VendorBooks } from "./vendor-books";

const tokenSeconds = 120;

type ArrivalValues = Record<"PROLIFIC_PID" | "STUDY_ID" | "SESSION_ID", string>;

/** The address of a study for one participant, signed where the study asks for it. */
export function studyLink(
  books: VendorBooks,
  { draft, workspaceId }: FakeStudy,
  values: ArrivalValues,
): string {
  const filled = fill(draft.external_study_url, values);
  if (draft.is_external_study_url_secure !== true) return filled;
  const link = new URL(filled);
  const issued = Math.floor(books.now() / 1000);
  const token = books.signLink({
    iss: "https://www.prolific.com",
    iat: issued,
    exp: issued + tokenSeconds,
    aud: draft.external_study_url,
    sub: values.SESSION_ID,
    prolific: { ...Object.fromEntries(link.searchParams), workspace_id: workspaceId },
  });
  link.searchParams.set("prolific_token", token);
  return link.href;
}

/** Placeholders as the vendor writes them, and as a browser may have escaped them. */
function fill(address: string, values: ArrivalValues): string {
  return address.replaceAll(/(?:\{|%7B){2}(?:%|%25)(\w+)(?:%|%25)(?:\}|%7D){2}/gi, (placeholder, name) => {
    return values[name as keyof ArrivalValues] ?? placeholder;
  });
}
