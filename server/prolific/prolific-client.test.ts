import { describe, expect, test } from "vitest";
import { allCases } from "@/testing/prolific-calls/all-cases";
import { clientBefore } from "@/testing/prolific-calls/client-before";
import { hasVendorDescription, vendorDescription } from "@/testing/prolific-calls/vendor-description";
import type { ProlificApi } from "./prolific-api";

test("every call of the interface is tried", async () => {
  const { api } = await clientBefore({ body: {} });
  expect([...new Set(allCases.map(({ call }) => call))].toSorted()).toEqual(
    (Object.keys(api) as (keyof ProlificApi)[]).toSorted(),
  );
});

describe.each(allCases)("$call $method $path", ({ ask, method, path, body, answer, gives, again }) => {
  test("sends what Prolific expects, and reads what it answers", async () => {
    const { api, received, waited } = await clientBefore(answer);
    expect(await ask(api)).toEqual(gives);
    expect(received[0]).toMatchObject({ method, path, body });
    expect(received[0]!.headers).toMatchObject({
      authorization: "Token secret-token",
      accept: "application/json",
    });
    expect(received[0]!.headers["content-type"]).toBe(body === undefined ? undefined : "application/json");
    expect(waited).toEqual([]);
  });

  const failures = [
    [{ status: 429, body: {} }, "busy"],
    [{ status: 500, body: {} }, "unknown"],
    ["reset", "unknown"],
  ] as const;
  test.each(failures)("after %j is sent as often as is safe", async (failing, failure) => {
    const { api, received, waited } = await clientBefore(failing);
    await expect(ask(api)).rejects.toMatchObject({ name: "ProlificError", failure });
    expect(received.filter((request) => request.method === method)).toHaveLength(again ? 4 : 1);
    expect(waited).toEqual(again ? [250, 500, 1000] : []);
  });
});

test.each(allCases.filter(({ again }) => again))(
  "$call to $path ends well where the second attempt does",
  async ({ ask, path, answer, gives }) => {
    const { api, received } = await clientBefore({ status: 429, body: {} }, answer);
    expect(await ask(api)).toEqual(gives);
    expect(received.filter((request) => request.path === path)).toHaveLength(2);
  },
);

describe.skipIf(!hasVendorDescription)(
  "as Prolific describes it (skipped where its description is not there)",
  () => {
    const description = hasVendorDescription ? vendorDescription() : null;

    test.each(allCases.filter(({ body }) => body !== undefined))(
      "the request of $call to $path",
      (example) => {
        expect(description!.requestFaults(example)).toEqual([]);
      },
    );
    test.each(allCases)("the answer to $call of $path", (example) => {
      expect(description!.answerFaults(example)).toEqual([]);
    });
    test("a request that is wrong is found", () => {
      const wrong = allCases.find(({ call }) => call === "studyCost")!;
      const body = { reward: 150, total_available_places: 20 };
      expect(description!.requestFaults({ ...wrong, body })).toEqual([]);
      expect(description!.requestFaults({ ...wrong, body: { ...body, reward: "1.50" } })).toHaveLength(1);
      expect(description!.requestFaults({ ...wrong, body: { ...body, places: 20 } })).toHaveLength(1);
    });
  },
);
