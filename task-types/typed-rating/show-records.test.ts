import { expect, test } from "vitest";
import type { TypedRecord } from "./record";
import { showRecords } from "./show-records";

const record = (image: string | null): TypedRecord => ({
  fields: [{ name: "dcTitle", values: ["Bridge"] }],
  image,
  link: null,
});

const imagesOf = (a: string | null, b: string | null, imageHosts: string[] = []) => {
  const content = { a: record(a), b: record(b) };
  const settings = { allowTies: false, imageHosts };
  const asked = { textA: "", textB: "", content, order: [], dimensions: [], settings };
  const shown = showRecords(asked, (name) => `key of ${name}`);
  return [shown.a.image, shown.b.image];
};

test("pictures of the project are shown by their keys", () => {
  expect(imagesOf("bridge 1.jpg", null)).toEqual(["key of bridge 1.jpg", null]);
});

test("pictures elsewhere are shown only from hosts that the organizer allows", () => {
  const images = ["https://img.example.org/1.jpg", "https://other.example.org/1.jpg"] as const;
  expect(imagesOf(...images)).toEqual([null, null]);
  expect(imagesOf(...images, ["img.example.org"])).toEqual([images[0], null]);
});

test("addresses of other kinds are never shown, not even from an allowed host", () => {
  expect(imagesOf("http://img.example.org/1.jpg", "javascript:1", ["img.example.org"])).toEqual([null, null]);
  expect(imagesOf("data:image/png;base64,AA", "https://", ["img.example.org"])).toEqual([null, null]);
});

test("records come with their titles and their fields side by side", () => {
  const content = { a: record(null), b: { fields: [], image: null, link: "https://e.org/1" } };
  const settings = { allowTies: false, imageHosts: [] };
  const shown = showRecords({ textA: "", textB: "", content, order: [], dimensions: [], settings }, String);
  expect(shown.rows).toEqual([{ key: "title", name: "dcTitle", a: ["Bridge"], b: null }]);
  expect([shown.a.title, shown.b.title, shown.b.link]).toEqual([
    "Bridge",
    "https://e.org/1",
    "https://e.org/1",
  ]);
});
