import { expect, test } from "vitest";
import { prolificEnvironment } from "./prolific-settings";

test("Prolific itself is spoken with unless the environment names another", () => {
  expect(prolificEnvironment({})).toEqual({
    baseUrl: "https://api.prolific.com",
    site: null,
    token: null,
  });
  expect(
    prolificEnvironment({
      TOUCHSTONE_PROLIFIC_URL: "http://127.0.0.1:4010/",
      TOUCHSTONE_PROLIFIC_SITE: "http://127.0.0.1:4010/",
      TOUCHSTONE_PROLIFIC_TOKEN: " abc\n",
    }),
  ).toEqual({ baseUrl: "http://127.0.0.1:4010", site: "http://127.0.0.1:4010", token: "abc" });
});
