import { languageTag } from "@/server/domain/project/project";
import { setLanguageCookie } from "./annotator-cookie";
import { isOurs, seeOther } from "./form-answer";
import { requestContext } from "./request-context";

/**
 * Keeps the language that somebody chose, and leads back to the page they came from.
 * @param start the page whose subpages are led back to; others lead to it.
 */
export async function answerLanguage(request: Request, start: string): Promise<Response> {
  const back = pageBefore(request.headers, start);
  if (!isOurs(request.headers)) return seeOther(back);
  const asked = languageTag.safeParse((await request.formData()).get("language"));
  const language = asked.success ? asked.data : undefined;
  const headers = new Headers();
  if (language !== undefined) setLanguageCookie(requestContext(request.headers, headers), language);
  return seeOther(back, headers);
}

/** Only a page below this one; another site cannot be led to. */
function pageBefore(headers: Headers, start: string): string {
  const referrer = headers.get("referer") ?? "";
  if (!URL.canParse(referrer)) return start;
  const { pathname, search } = new URL(referrer);
  return pathname === start || pathname.startsWith(`${start}/`) ? `${pathname}${search}` : start;
}
