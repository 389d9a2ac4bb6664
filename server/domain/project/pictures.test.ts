import { expect, test } from "vitest";
import { checkPictures, picturesIn, showsPicture } from "./pictures";

const hosts = ["images.example.org"];

test.each([
  ["https://images.example.org/a.png", true],
  ["/p/pairs/images/abc_DEF-123", true],
  ["http://images.example.org/a.png", false],
  ["https://images.example.org:8443/a.png", false],
  ["https://images.example.org.evil.example.com/a.png", false],
  ["https://evil.example.com/images.example.org", false],
  ["https://images.example.org@evil.example.com/a.png", false],
  ["//images.example.org/a.png", false],
  ["//evil.example.com/p/pairs/images/abc", false],
  ["/\\evil.example.com/p/pairs/images/abc", false],
  ["/p/pairs/images/../../../sign-in", false],
  ["data:image/svg+xml,<svg/>", false],
  ["javascript:alert(1)", false],
  ["a.png", false],
  ["", false],
])("the picture %s is shown: %s", (address, isShown) => {
  expect(showsPicture(address, hosts)).toBe(isShown);
});

test("pictures are found in every form that Markdown has", () => {
  const text = [
    "![one](https://one.example.com/1.png)",
    '![two]( <https://two.example.com/2.png> "Title")',
    "![three][ref] and ![four] and [a link](https://five.example.com)",
    "",
    "[ref]: https://three.example.com/3.png",
    "[Four]: <https://four.example.com/4.png>",
    "[unused]: https://six.example.com/6.png",
  ].join("\n");
  expect(picturesIn(text)).toEqual([
    "https://one.example.com/1.png",
    "https://two.example.com/2.png",
    "https://three.example.com/3.png",
    "https://four.example.com/4.png",
  ]);
});

test("a text with a picture from elsewhere is named with it, and one without is not", () => {
  const foreign = "Look: ![x](https://evil.example.com/x.png)";
  const ours = "Look: ![x](https://images.example.org/x.png)";
  expect(checkPictures({ instructions: ours, consent: foreign, imageHosts: hosts })).toEqual({
    "settings.consent": {
      reason: "foreign_picture",
      params: { picture: "https://evil.example.com/x.png" },
    },
  });
  expect(checkPictures({ instructions: ours, consent: "", imageHosts: [] })).toHaveProperty([
    "settings.instructions",
  ]);
});
