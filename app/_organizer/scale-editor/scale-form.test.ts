import { expect, test } from "vitest";
import { similarityScale0To5 } from "@/server/domain/preset/similarity-scale-0-5";
import { scaleFormOf, scaleOfForm, withNewPoint } from "./scale-form";

const form = scaleFormOf("How similar?", similarityScale0To5);

test("a scale put into the form and taken out is the same scale", () => {
  expect(scaleOfForm(form)).toEqual({ scale: similarityScale0To5 });
});

test("a new point stands one step above the last", () => {
  const added = withNewPoint({ ...form, step: "0.1" });
  expect(added.points.at(-1)?.value).toBe("5.1");
  expect(new Set(added.points.map((point) => point.key)).size).toBe(7);
});

test("fields without a number are named, and nothing is a scale until they have one", () => {
  const points = form.points.map((point, at) => (at === 2 ? { ...point, value: "two" } : point));
  expect(scaleOfForm({ ...form, step: "", points })).toEqual({
    notNumbers: ["scale.step", "scale.points.2.value"],
  });
});
