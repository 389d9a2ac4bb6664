import { expect, test } from "vitest";
import { documentOf, setContentPolicy, strictPolicy, type ProjectPolicy } from "./content-policy";
import { framesOf } from "@/server/domain/recruiter/recruiters";

interface Sent {
  url: string;
  method?: string;
  headers?: Record<string, string>;
}

async function answer(
  { url, method = "GET", headers = {} }: Sent,
  policyOfProject: Partial<ProjectPolicy> = {},
) {
  const request = { url, method, headers: { ...headers } as Record<string, string> };
  let policy = "";
  const response = { setHeader: (_name: string, value: unknown) => void (policy = String(value)) };
  await setContentPolicy(request, response as never, {
    dev: false,
    policyOf: async () => ({ ...strictPolicy, ...policyOfProject }),
  });
  const directives = new Map(
    policy.split("; ").map((line) => {
      const [name = "", ...sources] = line.split(" ");
      return [name, sources] as const;
    }),
  );
  return { request, directives };
}

test("scripts run by a nonce of their answer alone, and Next is told the same one", async () => {
  const sent = {
    url: "/p/pairs",
    headers: { "x-nonce": "guessed", "content-security-policy": "script-src *" },
  };
  const [first, second] = [await answer(sent), await answer(sent)];
  for (const { request, directives } of [first, second]) {
    const nonce = request.headers["x-nonce"] ?? "";
    expect(Buffer.from(nonce, "base64")).toHaveLength(16);
    expect(directives.get("script-src")).toEqual([`'nonce-${nonce}'`, "'strict-dynamic'"]);
    expect(request.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
  }
  expect(first.request.headers["x-nonce"]).not.toBe(second.request.headers["x-nonce"]);
});

test("nothing else is open: no plugins, no other base, no form or frame elsewhere", async () => {
  const { directives } = await answer({ url: "/" });
  expect(Object.fromEntries(directives)).toMatchObject({
    "default-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "connect-src": ["'self'"],
  });
});

test("a page of a project shows pictures from the hosts that it names, any other from its own server", async () => {
  const hosts = { imageHosts: ["images.example.org"] };
  for (const url of ["/p/pairs", "/p/pairs/work?x=1", "/projects/pairs/items"]) {
    const { directives } = await answer({ url }, hosts);
    expect(directives.get("img-src")).toEqual(["'self'", "data:", "https://images.example.org"]);
  }
  for (const url of ["/projects", "/sign-in", "/p", "/pairs/p/x"]) {
    expect((await answer({ url }, hosts)).directives.get("img-src")).toEqual(["'self'", "data:"]);
  }
});

test("the preview alone may stand in a frame, of our own", async () => {
  const ancestors = async (url: string) => (await answer({ url })).directives.get("frame-ancestors");
  expect(await ancestors("/projects/pairs/preview/frame")).toEqual(["'self'"]);
  for (const url of [
    "/projects/pairs/preview",
    "/p/pairs?x=/projects/pairs/preview/frame",
    "/p/pairs/work",
  ]) {
    expect(await ancestors(url)).toEqual(["'none'"]);
  }
});

test("annotators' pages alone stand in frames of a recruiter that shows them so, and send it their forms", async () => {
  const frames = framesOf([{ name: "mturk" }]);
  const of = async (url: string) => {
    const { directives } = await answer({ url }, { frames });
    return [directives.get("frame-ancestors"), directives.get("form-action")];
  };
  const workers = ["https://worker.mturk.com", "https://workersandbox.mturk.com"];
  for (const url of ["/p/pairs", "/p/pairs/end"]) {
    const [ancestors, forms] = await of(url);
    expect(ancestors).toEqual(expect.arrayContaining(workers));
    expect(forms).toEqual([
      "'self'",
      "https://www.mturk.com",
      "https://workersandbox.mturk.com",
      "https://worker.mturk.com",
    ]);
  }
  for (const url of ["/projects/pairs", "/projects/pairs/recruit?x=/p/", "/sign-in"]) {
    expect(await of(url)).toEqual([["'none'"], ["'self'"]]);
  }
  expect(await of("/projects/pairs/preview/frame")).toEqual([["'self'"], ["'self'"]]);
});

test("only documents of projects ask for their hosts", () => {
  expect(documentOf({ url: "/p/pairs/work", method: "GET", headers: {} })).toBe("pairs");
  expect(documentOf({ url: "/p/pairs/join", method: "POST", headers: {} })).toBeNull();
  expect(documentOf({ url: "/projects/pairs/items", method: "GET", headers: { rsc: "1" } })).toBeNull();
});

test("a picture that is opened by itself runs nothing, whatever it contains", async () => {
  const { directives } = await answer({ url: "/p/pairs/images/map.svg?x" });
  expect(Object.fromEntries(directives)).toEqual({ "default-src": ["'none'"], sandbox: [] });
});
