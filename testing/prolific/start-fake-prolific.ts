import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fakeVendor, type FakeVendor, type FakeVendorSettings } from "./fake-vendor";
import { deliverEvent } from "./http/deliver-event";
import { serveControl } from "./http/serve-control";
import { serveVendorApi, type ReceivedRequest } from "./http/serve-api";
import { servePage } from "./http/serve-page";
import { settleVendors } from "./settle-vendors";
import { publishedKeys } from "./signing-key";

export interface FakeProlificServer {
  /** Where it is: the base of the interface, and a page for people. */
  url: string;
  /** The researchers who have an account, each with a token, workspaces, studies and people of their own. */
  vendors: FakeVendor[];
  /** The account of the researcher who came first. */
  vendor: FakeVendor;
  stop: () => Promise<void>;
}

interface ServerSettings extends FakeVendorSettings {
  /** A free one where none is named. */
  port?: number;
  /** How often it does by itself what waits; left out where a test says when. */
  settleEveryMs?: number;
}

/** Starts the fake vendor on this machine alone, with the account of one researcher; `/control` opens more. */
export async function startFakeProlific({
  port = 0,
  settleEveryMs,
  ...settings
}: ServerSettings): Promise<FakeProlificServer> {
  const vendors: FakeVendor[] = [];
  const open = (more: Partial<FakeVendorSettings> = {}): FakeVendor => {
    const opened = fakeVendor({ now: settings.now, random: settings.random, ...more });
    opened.books.url = url;
    opened.deliverTo(deliverEvent);
    vendors.push(opened);
    return opened;
  };
  const server = createServer((message, response) => {
    void received(message)
      .then((request) => serve({ vendors, open }, request, response))
      .catch((error: unknown) => {
        vendors[0]?.violations.push(`the stand-in failed: ${String(error)}`);
        response.destroy();
      });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const turns = settleEveryMs && setInterval(() => void settleVendors(vendors), settleEveryMs);
  const stop = () =>
    new Promise<void>((resolve) => {
      clearInterval(turns);
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, vendors, vendor: open(settings), stop };
}

async function received(message: IncomingMessage): Promise<ReceivedRequest> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, [value].flat().join("; "));
  return {
    method: message.method ?? "GET",
    url: new URL(message.url ?? "/", "http://127.0.0.1"),
    headers,
    rawBody: await text(message),
  };
}

async function serve(
  { vendors, open }: Parameters<typeof serveControl>[0],
  request: ReceivedRequest,
  response: ServerResponse,
): Promise<void> {
  const json = { "Content-Type": "application/json" };
  const { pathname } = request.url;
  if (pathname === "/.well-known/study/jwks.json") {
    response.writeHead(200, json).end(JSON.stringify(publishedKeys()));
  } else if (pathname.startsWith("/api/")) {
    const answer = serveVendorApi(vendors, request);
    if (!answer) return void response.destroy();
    response.writeHead(answer.status, { ...json, ...answer.headers }).end(JSON.stringify(answer.body));
  } else if (pathname.startsWith("/control/")) {
    const { status, body } = await serveControl({ vendors, open }, request);
    response.writeHead(status, json).end(JSON.stringify(body));
  } else {
    const { status, headers, body } = await servePage(vendors, request);
    response.writeHead(status, headers).end(body);
  }
}
