/** How the server knew who came: somebody new, or somebody known by one of four proofs. */
export const arrivalWays = ["new", "browser", "invitation", "session", "return-code"] as const;
export type ArrivalWay = (typeof arrivalWays)[number];

/** What is known of somebody at the door. Annotators are named by their ids. */
export interface ArrivalFacts {
  /** Whose return code was entered; `unknown` where it is nobody's, null where none was entered. */
  returnCode: { annotatorId: string } | "unknown" | null;
  /** Whom the link names: by a personal invitation, or by a recruiter's id; null where it names nobody who is known. */
  named: { annotatorId: string; by: "invitation" | "recruiter" } | null;
  /** Whether the link names anybody, known or not. */
  namesSomebody: boolean;
  /** Who came in the same session before; of those who are not named, only others whom nothing names. */
  inSession: readonly string[];
  /** Who this browser is in the project. */
  browser: string | null;
}

export type ArrivalDecision =
  | { kind: "known"; annotatorId: string; way: Exclude<ArrivalWay, "new"> }
  | { kind: "new" }
  | { kind: "refused"; reason: "return_code_unknown" | "return_code_needed" };

/**
 * Who somebody at the door is. A recruiter's id alone proves nothing, because it stands in an address that can be
 * passed on or guessed; it needs the browser, the recruiter's session, or the return code. An invitation is a secret
 * of its own.
 */
export function decideArrival(facts: ArrivalFacts): ArrivalDecision {
  const { returnCode, named, namesSomebody, inSession, browser } = facts;
  if (returnCode === "unknown") return { kind: "refused", reason: "return_code_unknown" };
  if (returnCode !== null) return { kind: "known", ...returnCode, way: "return-code" };
  if (named !== null) {
    const { annotatorId } = named;
    if (annotatorId === browser) return { kind: "known", annotatorId, way: "browser" };
    if (named.by === "invitation") return { kind: "known", annotatorId, way: "invitation" };
    if (inSession.includes(annotatorId)) return { kind: "known", annotatorId, way: "session" };
    return { kind: "refused", reason: "return_code_needed" };
  }
  if (namesSomebody) return { kind: "new" };
  if (browser !== null) return { kind: "known", annotatorId: browser, way: "browser" };
  const [same] = inSession;
  return same === undefined ? { kind: "new" } : { kind: "known", annotatorId: same, way: "session" };
}
