import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { duringRequest, noteBusy } from "@/server/current-request";
import { sayWhenBusy } from "./busy-page";

/** What a page answers that ends with this status, and whether the database did not answer meanwhile. */
async function answerTo(status: number, isBusy: boolean) {
  const server = createServer((_, response) =>
    duringRequest({ id: "1", name: "page" }, () => {
      sayWhenBusy(response);
      if (isBusy) noteBusy();
      response.statusCode = status;
      response.end("page");
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`);
  server.close();
  return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
}

test("a page that failed for want of the database asks to come again, and no other does", async () => {
  expect(await answerTo(500, true)).toEqual({ status: 503, retryAfter: "2" });
  expect(await answerTo(500, false)).toEqual({ status: 500, retryAfter: null });
  expect(await answerTo(200, true)).toEqual({ status: 200, retryAfter: null });
});
