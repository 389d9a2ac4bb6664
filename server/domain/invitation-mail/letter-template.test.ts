import { expect, test } from "vitest";
import { fillTemplate, templateProblems } from "./letter-template";

const values = { name: "Ana {link}", project: "STS $& headlines", link: "https://x/p/a", deadline: "1 May" };

test("each placeholder is filled, as often as it is there, and nothing that was filled in is read again", () => {
  expect(fillTemplate("{name}, {name}: {project} {link} {deadline}", values)).toBe(
    "Ana {link}, Ana {link}: STS $& headlines https://x/p/a 1 May",
  );
});

test("an unknown placeholder is refused at its field, with those that exist", () => {
  const known = ["{name}", "{project}", "{link}", "{deadline}"];
  expect(templateProblems({ subject: "Hi {nmae}", body: "{first name} {link}", deadline: null })).toEqual({
    subject: { reason: "unknown_placeholder", params: { placeholder: "{nmae}", known } },
    body: { reason: "unknown_placeholder", params: { placeholder: "{first name}", known } },
  });
});

test("a text with {deadline} needs a date, and one without it does not", () => {
  const template = { subject: "{project}", body: "Until {deadline}", deadline: null };
  expect(templateProblems(template)).toEqual({ deadline: { reason: "missing", params: {} } });
  expect(templateProblems({ ...template, deadline: "2026-05-01" })).toEqual({});
  expect(templateProblems({ ...template, body: "Now" })).toEqual({});
});
