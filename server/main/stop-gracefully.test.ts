import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { connectionTimeouts } from "./connection-timeouts";
import { closingAnswers, drain, stopGracefully } from "./stop-gracefully";

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
  tellAll();
  const stopped = stopGracefully(server);
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
  await stopGracefully(server);
  agent.destroy();
});

interface Stoppable {
  url: string;
  stop: () => Promise<void>;
}

/** A server whose answers take up to 10 ms. */
async function stoppable(): Promise<Stoppable> {
  const server = createServer(connectionTimeouts, (_request, response) => {
    setTimeout(() => response.end("done"), Math.random() * 10);
  });
  const tellAll = closingAnswers(server);
  const url = await listening(server);
  const stop = async () => {
    await drain(tellAll, 0);
    await stopGracefully(server);
  };
  return { url, stop };
}

/** @returns the status, or the code of the error with which a connection ended instead */
async function ask(url: string, agent: Agent): Promise<string> {
  try {
    const [response] = (await once(get(url, { agent }), "response")) as [IncomingMessage];
    await text(response);
    return String(response.statusCode);
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

test("no connection is reset while servers are stopped under requests, one after the other", async () => {
  const agent = new Agent({ keepAlive: true });
  let current = await stoppable();
  const outcomes = new Set(await Promise.all(Array.from({ length: 24 }, () => ask(current.url, agent))));
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      outcomes.add(await ask(current.url, agent));
      await wait(Math.random() * 40);
    }
  };
  const clients = Promise.all(Array.from({ length: 24 }, client));
  for (let round = 0; round < 4; round += 1) {
    await wait(150);
    const next = await stoppable();
    const [stopping] = [current, (current = next)];
    await stopping.stop();
  }
  isOver = true;
  await clients;
  agent.destroy();
  expect([...outcomes]).toEqual(["200"]);
});
