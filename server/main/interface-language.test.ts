import { expect, test } from "vitest";
import { markInterfaceLanguage } from "./interface-language";

test.each([
  ["/projects", "de-AT, fr;q=0.5", "", "de"],
  ["/projects", "fr", "", "en"],
  ["/sign-in", "fr, de;q=0.5", "", "de"],
  ["/projects", "de", "touchstone_language=en", "en"],
  ["/projects", "en", "touchstone_language=de", "de"],
  ["/projects", "de", "touchstone_language=fr", "de"],
  ["/projects/x/preview/end/finished?language=fr", "de", "", "fr"],
  ["/projects/x/preview/end/finished", "de", "", "de"],
  ["/p/x", "fr", "", "fr"],
])("%s, asked for in %s with the cookie '%s', is in %s", (url, accepted, cookie, language) => {
  const headers = { "accept-language": accepted, cookie, "x-interface-language": "ja" };
  markInterfaceLanguage({ url, headers });
  expect(headers["x-interface-language"]).toBe(language);
});
