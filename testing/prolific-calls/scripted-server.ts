import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Received {
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** What the server answers: a body as JSON, a text as it is, a connection that breaks, or nothing at all. */
export type ScriptedAnswer =
  | { status?: number; headers?: Record<string, string>; body: unknown }
  | { status?: number; headers?: Record<string, string>; text: string }
  | "reset"
  | "silence";

/** Answers each request with the next of some answers, and with the last of them from then on. */
export async function scriptedServer(...answers: ScriptedAnswer[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void noted(request).then((note) => {
      received.push(note);
      respond(response, answers.length > 1 ? answers.shift()! : answers[0]!);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { baseUrl: `http://127.0.0.1:${port}`, received, close };
}

async function noted(request: IncomingMessage): Promise<Received> {
  const { method = "", url: path = "", headers } = request;
  const body = await text(request);
  return { method, path, headers, body: body === "" ? undefined : JSON.parse(body) };
}

function respond(response: ServerResponse, answer: ScriptedAnswer) {
  if (answer === "silence") return;
  if (answer === "reset") {
    response.socket?.resetAndDestroy();
    return;
  }
  const content = "text" in answer ? answer.text : JSON.stringify(answer.body);
  response.writeHead(answer.status ?? 200, { "Content-Type": "application/json", ...answer.headers });
  response.end(content);
}
