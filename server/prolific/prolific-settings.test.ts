import { expect, test } from "vitest";
import { prolificSettings } from "./prolific-settings";

test("Prolific itself is spoken with unless the environment names another", () => {
  expect(prolificSettings({})).toEqual({ baseUrl: "https://api.prolific.com", token: null });
  expect(
    prolificSettings({
      TOUCHSTONE_PROLIFIC_URL: "http://127.0.0.1:4010/",
      TOUCHSTONE_PROLIFIC_TOKEN: " abc\n",
    }),
  ).toEqual({ baseUrl: "http://127.0.0.1:4010", token: "abc" });
});
