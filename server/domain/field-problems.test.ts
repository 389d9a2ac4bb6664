import { expect, test } from "vitest";
import { z } from "zod";
import { projectSettings } from "@/server/domain/project/project";
import { fieldProblems } from "./field-problems";

const problemsOf = (schema: z.ZodType, input: unknown) => {
  const { error } = schema.safeParse(input);
  return error === undefined ? {} : fieldProblems(error);
};

test("each field is named by its path with the first thing that is wrong with it", () => {
  const schema = z.object({ settings: projectSettings.partial(), name: z.string().min(1) });
  const settings = {
    overlap: 0,
    hitSize: 2.5,
    currency: "XXX",
    contactName: "x".repeat(201),
    goldPerHit: 51,
  };
  expect(problemsOf(schema, { settings })).toEqual({
    "settings.overlap": { reason: "too_small", params: { minimum: 1 } },
    "settings.hitSize": { reason: "not_whole", params: {} },
    "settings.currency": { reason: "wrong_form", params: {} },
    "settings.contactName": { reason: "too_long", params: { maximum: 200 } },
    "settings.goldPerHit": { reason: "too_large", params: { maximum: 50 } },
    name: { reason: "missing", params: {} },
  });
});

test("an empty text is missing, a short one too short", () => {
  expect(problemsOf(z.object({ name: z.string().min(1) }), { name: "" })).toEqual({
    name: { reason: "missing", params: {} },
  });
  expect(problemsOf(z.object({ password: z.string().min(12) }), { password: "short" })).toEqual({
    password: { reason: "too_short", params: { minimum: 12 } },
  });
});

test("a number at a bound that is itself refused is told so", () => {
  const schema = z.object({ share: z.number().gt(0), certainty: z.number().lt(1) });
  expect(problemsOf(schema, { share: 0, certainty: 1 })).toEqual({
    share: { reason: "not_above", params: { minimum: 0 } },
    certainty: { reason: "not_below", params: { maximum: 1 } },
  });
});

test("of an input with several forms the field is named in the form that fits it farthest in", () => {
  const answer = z.union([
    z.strictObject({ key: z.string(), ranking: z.array(z.string()) }),
    z.strictObject({ key: z.string(), values: z.record(z.string(), z.union([z.number(), z.literal("NA")])) }),
  ]);
  const input = { answers: [{ key: "k", values: { similarity: "five" } }] };
  expect(problemsOf(z.object({ answers: z.array(answer) }), input)).toEqual({
    "answers.0.values.similarity": { reason: "wrong_form", params: {} },
  });
  expect(problemsOf(z.object({ answers: z.array(answer) }), { answers: ["k"] })).toEqual({
    "answers.0": { reason: "wrong_form", params: {} },
  });
});
