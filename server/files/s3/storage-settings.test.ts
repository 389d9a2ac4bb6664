import { expect, test } from "vitest";
import { readStorageSettings } from "./storage-settings";

test("without a bucket files lie in the data folder", () => {
  expect(readStorageSettings({})).toBeNull();
  expect(readStorageSettings({ TOUCHSTONE_S3_BUCKET: "", AWS_REGION: "eu-central-1" })).toBeNull();
});

test("a bucket alone is Amazon's, in the region that the SDK's own variables name", () => {
  const plain = { bucket: "gold", prefix: "", endpoint: null, region: "us-east-1", isPathStyle: false };
  expect(readStorageSettings({ TOUCHSTONE_S3_BUCKET: "gold" })).toEqual(plain);
  const inEurope = { TOUCHSTONE_S3_BUCKET: "gold", AWS_REGION: "eu-central-1" };
  expect(readStorageSettings(inEurope)).toEqual({ ...plain, region: "eu-central-1" });
  expect(readStorageSettings({ ...inEurope, TOUCHSTONE_S3_REGION: "eu-west-1" })).toMatchObject({
    region: "eu-west-1",
  });
});

test("another address has the bucket in its path unless told otherwise", () => {
  const own = { TOUCHSTONE_S3_BUCKET: "gold", TOUCHSTONE_S3_ENDPOINT: "http://storage:9000/" };
  expect(readStorageSettings(own)).toMatchObject({ endpoint: "http://storage:9000", isPathStyle: true });
  expect(readStorageSettings({ ...own, TOUCHSTONE_S3_PATH_STYLE: "0" })).toMatchObject({
    isPathStyle: false,
  });
});

test.each([
  ["a", "a/"],
  ["/a/b.c/", "a/b.c/"],
])("the prefix %s is written as %s", (given, prefix) => {
  expect(readStorageSettings({ TOUCHSTONE_S3_BUCKET: "gold", TOUCHSTONE_S3_PREFIX: given })).toMatchObject({
    prefix,
  });
});

test.each([
  [{ TOUCHSTONE_S3_BUCKET: "s3://gold" }, "no name of a bucket"],
  [{ TOUCHSTONE_S3_ENDPOINT: "https://s3.example.org" }, "Name the bucket, or remove TOUCHSTONE_S3_ENDPOINT"],
  [{ TOUCHSTONE_S3_BUCKET: "gold", TOUCHSTONE_S3_ENDPOINT: "storage:9000" }, "which is no address"],
  [{ TOUCHSTONE_S3_BUCKET: "gold", TOUCHSTONE_S3_PREFIX: "a/../b" }, "Use letters, digits"],
  [{ TOUCHSTONE_S3_BUCKET: "gold", TOUCHSTONE_S3_PREFIX: "a//b" }, "Use letters, digits"],
  [{ TOUCHSTONE_S3_BUCKET: "gold", TOUCHSTONE_S3_PATH_STYLE: "yes" }, "Give 1 or 0"],
])("%j is refused with what to give instead", (env, sentence) => {
  expect(() => readStorageSettings(env)).toThrow(sentence);
});
