import { liveDeps } from "@/server/deps";
import { receiveEvent, type ReceivedEvent } from "@/server/services/prolific/receive-event";

/** Longer than any event of Prolific. */
const mostBytes = 64 * 1024;

const statuses = { taken: 200, known: 200, forged: 401, malformed: 400 } as const;

/** Takes an event that Prolific sends. What is forged learns nothing, and what comes again changes nothing. */
export async function answerProlificEvent(request: Request): Promise<Response> {
  const body = new Uint8Array(await request.arrayBuffer());
  if (body.byteLength > mostBytes) return new Response(null, { status: 413 });
  const event: ReceivedEvent = { headers: request.headers, body };
  return new Response(null, { status: statuses[await receiveEvent(liveDeps(), event)] });
}
