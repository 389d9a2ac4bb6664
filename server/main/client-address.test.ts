import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { markClientAddress } from "./client-address";

const requestFrom = (remoteAddress: string, headers: IncomingMessage["headers"]) => ({
  headers: { ...headers },
  socket: { remoteAddress } as IncomingMessage["socket"],
});
const claims = {
  "x-forwarded-for": "1.1.1.1, 2.2.2.2",
  "x-forwarded-proto": "https",
  "x-forwarded-host": "elsewhere.example",
};

test("without a proxy what a client says about its address is not believed", () => {
  const request = requestFrom("9.9.9.9", claims);
  markClientAddress(request, false);
  expect(request.headers).toEqual({ "x-forwarded-for": "9.9.9.9" });
});

test("behind a proxy the address that the proxy was called from counts", () => {
  const request = requestFrom("10.0.0.1", claims);
  markClientAddress(request, true);
  expect(request.headers).toEqual({ ...claims, "x-forwarded-for": "2.2.2.2" });
});

test("behind a proxy that says nothing the connection's own address counts", () => {
  const request = requestFrom("10.0.0.1", {});
  markClientAddress(request, true);
  expect(request.headers["x-forwarded-for"]).toBe("10.0.0.1");
});
