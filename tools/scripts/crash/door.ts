/** Somebody who works in a project, and the door by which: a program by `/api/v1`, a page in a browser by tRPC. */
export interface CrashPerson {
  token: string;
  slug: string;
  door: "api" | "browser";
}

export type Verb = "next" | "submit" | "return";

/** What was answered; the same to the letter for the same reply. */
export interface DoorReply {
  status: number;
  text: string;
}

const apiPaths = {
  next: () => "/work/next",
  submit: (assignment: string) => `/assignments/${assignment}/submit`,
  return: (assignment: string) => `/assignments/${assignment}/return`,
};

const cookieOf = ({ slug, token }: CrashPerson) => `touchstone_annotator_${slug}=${token}`;

/** @returns null when nobody answers, or only that they cannot now */
async function ask(url: string, init: RequestInit): Promise<DoorReply | null> {
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    return response.status === 503 ? null : { status: response.status, text };
  } catch {
    return null;
  }
}

function post(url: string, headers: Record<string, string>, body: object): Promise<DoorReply | null> {
  const init = { method: "POST", headers: { "content-type": "application/json", ...headers } };
  return ask(url, { ...init, body: JSON.stringify(body) });
}

async function askByBrowser(
  url: string,
  person: CrashPerson,
  verb: Verb,
  body: object,
): Promise<DoorReply | null> {
  const headers = { cookie: cookieOf(person), origin: url };
  const answer = await post(`${url}/api/trpc/work.${verb}`, headers, { project: person.slug, ...body });
  if (answer?.status !== 200) return answer;
  const { result } = JSON.parse(answer.text) as { result: { data?: unknown } };
  return { status: 200, text: JSON.stringify(result.data ?? {}) };
}

/**
 * Sends one of an annotator's calls as their program or their page sends it.
 * @param body with the id of the page as `assignment`, where the call is about one
 * @returns null when nobody answers, or only that they cannot now
 */
export async function askAs(
  url: string,
  person: CrashPerson,
  verb: Verb,
  body: { assignment?: string },
): Promise<DoorReply | null> {
  if (person.door === "browser") return askByBrowser(url, person, verb, body);
  const { assignment = "", ...rest } = body;
  return post(
    `${url}/api/v1${apiPaths[verb](assignment)}`,
    { authorization: `Bearer ${person.token}` },
    rest,
  );
}

/** Loads the page on which a browser shows the HIT. @returns null when nobody answers, or only that they cannot now */
export const openWorkPage = (url: string, person: CrashPerson): Promise<DoorReply | null> =>
  ask(`${url}/p/${person.slug}/work`, { headers: { cookie: cookieOf(person) }, redirect: "manual" });
