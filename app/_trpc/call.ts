import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@/server/api/browser/routers/app";

type Inputs = inferRouterInputs<AppRouter>["work"];
type Outputs = inferRouterOutputs<AppRouter>["work"];
type Verb =
  | "next"
  | "submit"
  | "correct"
  | "return"
  | "sentAt"
  | "renew"
  | "contestGold"
  | "contestAnnotatorStatus"
  | "contestRefusal";

interface Body<T> {
  result?: { data?: T };
  error?: { message: string; data?: { reason?: string } };
}

/** What the server refused, with its reason and a sentence that says what to do. Not for an unreachable server. */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

// A connection that hangs counts as no answer; the call is sent again.
const requestTimeoutMs = 20_000;

/** Statuses that a later attempt may change: the server's own trouble, and too many requests. */
const mayPass = (status: number) => status >= 500 || status === 408 || status === 429;

const unanswered = () => new Error("No answer of ours.");

/**
 * Calls one of the annotator's verbs without the weight of a client library.
 * @throws Refused when the server says no; any other error means that no answer came and the call may be repeated.
 */
export async function call<V extends Verb>(verb: V, input: Inputs[V]): Promise<Outputs[V]> {
  const response = await fetch(`/api/trpc/work.${verb}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  if (mayPass(response.status)) throw unanswered();
  const { result, error } = (await response.json()) as Body<Outputs[V]>;
  if (error?.data !== undefined) throw new Refused(error.data.reason ?? "internal", error.message);
  // Something between us answered: a portal, a firewall.
  if (result === undefined) throw unanswered();
  return result.data as Outputs[V];
}
