import { requireSameOrigin } from "@/server/auth/same-origin";

/** Whether one of our own pages sent a form. */
export function isOurs(headers: Headers): boolean {
  try {
    requireSameOrigin(headers);
    return true;
  } catch {
    return false;
  }
}

/** Leads from a form to the page that comes next. */
export function seeOther(location: string, headers = new Headers()): Response {
  headers.set("location", location);
  return new Response(null, { status: 303, headers });
}
