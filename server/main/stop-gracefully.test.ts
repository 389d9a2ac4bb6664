import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { closingAnswers, stopGracefully } from "./stop-gracefully";

async function listening(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test("a request in flight is answered, its kept connection closed, and no new one accepted", async () => {
  let finish = () => undefined as void;
  const server = createServer((_request, response) => {
    finish = () => void response.end("done");
  });
  const tellAll = closingAnswers(server);
  const url = await listening(server);
  const agent = new Agent({ keepAlive: true });
  const answer = once(get(url, { agent }), "response") as Promise<[IncomingMessage]>;
  await once(server, "request");
  const stopped = stopGracefully(server, tellAll);
  await expect(fetch(url)).rejects.toThrow();
  finish();
  const [response] = await answer;
  // The client does not send another request into the connection that is being closed.
  expect(response.headers.connection).toBe("close");
  expect(await text(response)).toBe("done");
  await stopped;
  agent.destroy();
});

test("connections that carry no request do not hold up the end", async () => {
  const server = createServer((_request, response) => void response.end("done"));
  const url = await listening(server);
  const agent = new Agent({ keepAlive: true });
  const [response] = (await once(get(url, { agent }), "response")) as [IncomingMessage];
  await text(response);
  await stopGracefully(server, closingAnswers(server));
  agent.destroy();
});
