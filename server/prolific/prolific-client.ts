import { setTimeout } from "node:timers/promises";
import { accountCalls } from "./account-calls";
import { audienceCalls } from "./audience-calls";
import { bonusCalls } from "./bonus-calls";
import { hookCalls } from "./hook-calls";
import type { ProlificApi } from "./prolific-api";
import type { CallWaiting } from "./repeat-calls";
import { studyCalls } from "./study-calls";
import { submissionCalls } from "./submission-calls";
import { vendorCall } from "./vendor-call";
import { vendorLine } from "./vendor-line";

interface ClientSettings extends Partial<CallWaiting> {
  /** Where Prolific's interface is, such as https://api.prolific.com. */
  baseUrl: string;
  token: string;
  fetch?: typeof fetch;
}

/** Prolific's interface over the network. */
export function prolificApi({
  baseUrl,
  token,
  fetch: send = fetch,
  sleep = setTimeout,
  random = Math.random,
}: ClientSettings): ProlificApi {
  const line = vendorLine(vendorCall({ baseUrl, token, fetch: send }), { sleep, random });
  return {
    ...accountCalls(line),
    ...audienceCalls(line),
    ...studyCalls(line),
    ...submissionCalls(line),
    ...bonusCalls(line),
    ...hookCalls(line),
  };
}
