import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { AnnotatorServer, pauseBefore } from "./annotator-server";

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

type Answer = "ok" | "busy" | "limited" | "cut off";

/** A server that gives these answers in turn and then "ok". */
async function serverWith(answers: Answer[]) {
  let most = 0;
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    most = Math.max(most, open);
    const answer = answers.shift() ?? "ok";
    request.resume().on("end", () => {
      setImmediate(() => {
        open -= 1;
        if (answer === "cut off") return response.destroy();
        const refused = { busy: [503, "busy"], limited: [429, "rate_limited"], ok: null }[answer];
        response.writeHead(Number(refused?.[0] ?? 200), { "content-type": "application/json" });
        const details = answer === "limited" ? { seconds: 7 } : {};
        response.end(
          JSON.stringify(
            refused ? { error: { reason: refused[1], message: "Wait.", details } } : { done: 1 },
          ),
        );
      });
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, most: () => most };
}

test("a server that is busy, asks to wait or cuts the line is asked again, each time later", async () => {
  const { url } = await serverWith(["busy", "limited", "cut off", "ok"]);
  const pauses: number[] = [];
  const server = new AnnotatorServer(url, (ms) => Promise.resolve(pauses.push(ms)));
  expect(await server.post("/work/next", "token", {})).toEqual({ done: 1 });
  expect(pauses).toEqual([250, 7_000, 1_000]);
});

test("a server that never answered is given up soon and told by its address", async () => {
  const pauses: number[] = [];
  const server = new AnnotatorServer("http://127.0.0.1:9", (ms) => Promise.resolve(pauses.push(ms)));
  await expect(server.post("/work/next", "", {})).rejects.toThrow(
    "No Touchstone server answers at http://127.0.0.1:9.",
  );
  expect(pauses).toEqual([250, 500]);
});

test("2,000 people ask through 64 requests at a time", async () => {
  const { url, most } = await serverWith([]);
  const server = new AnnotatorServer(url);
  const replies = await Promise.all(Array.from({ length: 2_000 }, () => server.post("/work/next", "", {})));
  expect(replies).toHaveLength(2_000);
  expect(most()).toBeLessThanOrEqual(64);
});

test("pauses double up to ten seconds", () => {
  expect([1, 2, 3, 6, 7, 40].map(pauseBefore)).toEqual([250, 500, 1_000, 8_000, 10_000, 10_000]);
});
