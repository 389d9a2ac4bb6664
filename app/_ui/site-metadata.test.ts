import { expect, test } from "vitest";
import { siteMetadata } from "./site-metadata";

test("a picture for links is named where the public address is known, and not otherwise", () => {
  expect(siteMetadata("")).not.toHaveProperty("openGraph");
  expect(siteMetadata("https://sts.example.org")).toMatchObject({
    metadataBase: new URL("https://sts.example.org"),
    openGraph: { images: ["/social.png"] },
  });
});
