import { expect, test } from "vitest";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import { bodyWithoutComments, conditionsWithoutDevice, emptiedReply } from "./response-without-person";

const reply = (status: SubmissionReply["status"]) =>
  ({
    status,
    afterLease: true,
    feedback: [{ key: "k" }],
    state: "working",
    due: null,
  }) as unknown as SubmissionReply;

test("a page that earned something is not taken for one that was only kept", () => {
  expect(emptiedReply(reply("counted"), true)).toMatchObject({ status: "late", feedback: [] });
  expect(emptiedReply(reply("discarded"), true).status).toBe("late");
  expect(emptiedReply(reply("discarded"), false).status).toBe("discarded");
});

test("answers stay without what was written beside them", () => {
  const body = { answers: [{ key: "k", values: { d: 3 }, comment: "I am Hemi" }], seconds: { k: 2 } };
  expect(bodyWithoutComments(body)).toEqual({
    answers: [{ key: "k", values: { d: 3 } }],
    seconds: { k: 2 },
    conditions: {},
  });
  expect(bodyWithoutComments({})).toEqual({});
});

test("the layout stays without the device", () => {
  expect(conditionsWithoutDevice({ layout: "stacked", viewportWidth: 360, inputs: { k: "touch" } })).toEqual({
    layout: "stacked",
  });
});
