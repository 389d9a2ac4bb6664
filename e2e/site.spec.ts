import { expect, test } from "./fixtures";

test("a browser, a phone and a crawler find what they ask of every site", async ({ page, makeWorld }) => {
  const { slug } = await makeWorld();
  const typeOf = async (path: string) => {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.headers()["content-type"];
  };
  expect(await typeOf("/favicon.ico")).toMatch(/^image\/(x-icon|vnd.microsoft.icon)/);
  expect(await typeOf("/social.png")).toBe("image/png");
  expect(await (await page.request.get("/robots.txt")).text()).toContain("Disallow: /p/");

  for (const address of [`/p/${slug}`, "/projects"]) {
    await page.goto(address);
    const linked = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute("href");
    expect(await typeOf((await linked("apple-touch-icon")) ?? "")).toBe("image/png");
    const manifest = await page.request.get((await linked("manifest")) ?? "");
    const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
    expect(icons).toHaveLength(2);
    for (const { src, type } of icons) expect(await typeOf(src)).toBe(type);
  }
});
