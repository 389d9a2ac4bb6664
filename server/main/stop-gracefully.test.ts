import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { connectionTimeouts } from "./connection-timeouts";
import { endConnections, stopGracefully, watchAnswers } from "./stop-gracefully";

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
  const answers = watchAnswers(server);
  const url = await listening(server);
  const agent = new Agent({ keepAlive: true });
  const answer = once(get(url, { agent }), "response") as Promise<[IncomingMessage]>;
  await once(server, "request");
  answers.tellAll();
  const stopped = stopGracefully(server, answers);
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
  await stopGracefully(server, watchAnswers(server));
  agent.destroy();
});

test("an answer that its reader takes slowly is not cut off", async () => {
  const size = 2 ** 24;
  const server = createServer((_request, response) => void response.end(Buffer.alloc(size)));
  const answers = watchAnswers(server);
  const [response] = (await once(get(await listening(server)), "response")) as [IncomingMessage];
  answers.tellAll();
  const stopped = stopGracefully(server, answers);
  let taken = 0;
  for await (const part of response) {
    taken += (part as Buffer).length;
    if (taken < 2 ** 20) await wait(10);
  }
  expect(taken).toBe(size);
  await stopped;
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
  const answers = watchAnswers(server);
  const url = await listening(server);
  const stop = async () => {
    await endConnections(answers, 0);
    await stopGracefully(server, answers);
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
  const outcomes: string[] = [];
  let current = await stoppable();
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      outcomes.push(await ask(current.url, agent));
      await wait(Math.random() * 40);
    }
  };
  const clients = Promise.all(Array.from({ length: 24 }, client));
  for (let round = 0; round < 4; round += 1) {
    // Each client has a connection by then, also on a machine that is slow to accept them.
    const enough = outcomes.length + 100;
    while (outcomes.length < enough) await wait(5);
    const next = await stoppable();
    const [stopping] = [current, (current = next)];
    await stopping.stop();
  }
  isOver = true;
  await clients;
  agent.destroy();
  expect(outcomes.filter((outcome) => outcome !== "200")).toEqual([]);
});
