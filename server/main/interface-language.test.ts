import { expect, test } from "vitest";
import { markInterfaceLanguage } from "./interface-language";

const languageOf = async (url: string, accepted: string, cookie: string, offered: string[] = []) => {
  const headers = { "accept-language": accepted, cookie, "x-interface-language": "ja" };
  await markInterfaceLanguage({ url, headers }, async (slug) => (slug === "x" ? offered : []));
  return headers["x-interface-language"];
};

test.each([
  ["/projects", "de-AT, fr;q=0.5", "", "de"],
  ["/projects", "fr", "", "en"],
  ["/sign-in", "fr, de;q=0.5", "", "de"],
  ["/projects", "de", "touchstone_language=en", "en"],
  ["/projects", "en", "touchstone_language=de", "de"],
  ["/projects", "de", "touchstone_language=fr", "de"],
  ["/projects/x/preview/end/finished?language=fr", "de", "", "fr"],
  ["/projects/x/preview/end/finished", "de", "", "de"],
  ["/projects/x/preview/frame?show=consent&language=pt-PT", "de", "", "pt"],
  ["/projects/x/preview/frame?language=fi", "de", "", "de"],
  ["/p/x", "fr", "", "fr"],
])("%s, asked for in %s with the cookie '%s', is in %s", async (url, accepted, cookie, language) => {
  expect(await languageOf(url, accepted, cookie)).toBe(language);
});

test.each([
  ["the dearest wish that the project has", "fr, de;q=0.8, en;q=0.5", "", "de"],
  ["the project's own, where that is wished first", "en, de;q=0.8", "", "en"],
  ["what somebody chose, whatever the project has", "de", "touchstone_language=fr", "fr"],
  ["the browser's wish, where the project has none of them", "it", "", "it"],
  ["the next wish, where the pages are not there in what the project has", "fi, de;q=0.5", "", "de"],
  [
    "the browser's, where somebody chose a language of the project alone",
    "de",
    "touchstone_language=fi",
    "de",
  ],
])("a project in English, German and Finnish is read in %s", async (_, accepted, cookie, language) => {
  expect(await languageOf("/p/x/work", accepted, cookie, ["en", "de", "fi"])).toBe(language);
});
