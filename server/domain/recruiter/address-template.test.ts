import { expect, test } from "vitest";
import { filledTemplate, templateProblem } from "./address-template";

const known = ["person", "session"];
const problem = (template: string, needed?: string) =>
  templateProblem(template, { known, ...(needed !== undefined && { needed: [needed] }) })?.reason ?? null;

test("what is filled in stands for itself, whatever it contains", () => {
  const template = "https://panel.example/c?rid={person}&s={session}";
  expect(filledTemplate(template, { person: "a&b=c d", session: "7" })).toBe(
    "https://panel.example/c?rid=a%26b%3Dc%20d&s=7",
  );
});

test("an address for which something is not known is none", () => {
  expect(filledTemplate("https://panel.example/{person}", { person: null })).toBeNull();
  expect(filledTemplate("https://panel.example/{person}", {})).toBeNull();
});

test("a web address with known placeholders is right, on one's own machine without TLS, too", () => {
  for (const template of [
    "https://panel.example/c?rid={person}&s={session}",
    "https://panel.example/{person}/done#x",
    "http://localhost:4000/c?rid={person}",
    "http://127.0.0.1/",
    "http://[::1]:3000/",
  ]) {
    expect([template, problem(template)]).toEqual([template, null]);
  }
});

test("what is no web address, or could lead to any host, is refused", () => {
  for (const template of [
    "panel.example/c",
    "javascript:alert(1)",
    "ftp://panel.example/",
    "https://{person}.example/",
    "https://panel.example:{session}/",
    "https://panel.example/c?rid={participant",
    "https://panel.example/c d",
    "https://",
  ]) {
    expect([template, problem(template)]).toEqual([template, "not_a_web_address"]);
  }
});

test("an address without TLS is refused, also one that only begins like one's own machine", () => {
  for (const template of [
    "http://panel.example/",
    "http://localhost.example/",
    "http://user@panel.example/",
  ]) {
    expect([template, problem(template)]).toEqual([template, "not_over_tls"]);
  }
});

test("a placeholder that does not exist is named, with those that do", () => {
  expect(templateProblem("https://panel.example/?p={pid}", { known })).toEqual({
    reason: "unknown_placeholder",
    params: { placeholder: "{pid}", known: ["{person}", "{session}"] },
  });
  expect(problem("https://panel.example/?p={}")).toBe("unknown_placeholder");
});

test("a template without the placeholder that it is for is refused", () => {
  expect(templateProblem("https://panel.example/", { known, needed: ["session"] })).toEqual({
    reason: "lacks_placeholder",
    params: { placeholder: "{session}" },
  });
});
