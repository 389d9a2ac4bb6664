import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { startServer, type ServerProcess } from "@/tools/scripts/server-process";
import { expect, test } from "./fixtures";

interface Page {
  id: string;
  page: number;
  items: { key: string }[];
}

test("a submission that was acknowledged survives a killed server", async ({ request }) => {
  const data = await mkdtemp(path.join(tmpdir(), "touchstone-killed-"));
  let server = await startServer(data);
  try {
    const token = await join(request, server);
    const { id, items } = await next(request, server, token);
    const submit = () =>
      request.post(`${server.url}/api/v1/assignments/${id}/submit`, {
        headers: { authorization: `Bearer ${token}` },
        data: { answers: items.map(({ key }) => ({ key, values: { similarity: 3 } })), seconds: {} },
      });
    const reply = await submit();
    expect(reply.status()).toBe(200);
    process.kill(server.pid, "SIGKILL");
    await server.stop();

    server = await startServer(data);
    const again = await submit();
    expect(again.status()).toBe(200);
    expect(await again.text()).toBe(await reply.text());
    expect((await next(request, server, token)).page).toBe(2);
  } finally {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
});

async function join(request: APIRequestContext, { url }: ServerProcess): Promise<string> {
  const answer = await request.post(`${url}/api/v1/projects/demo/annotators`, { data: { source: "link" } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { token: string }).token;
}

async function next(request: APIRequestContext, { url }: ServerProcess, token: string): Promise<Page> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post(`${url}/api/v1/work/next`, { headers, data: {} });
  return ((await answer.json()) as { assignment: Page }).assignment;
}

test("the first start prints three lines: where to set up, where to join the demo, where the data lie", async ({
  page,
}) => {
  const data = await mkdtemp(path.join(tmpdir(), "touchstone-started-"));
  const server = await startServer(data);
  try {
    expect(server.greeting).toHaveLength(3);
    const [setUp = "", join = "", folder = ""] = server.greeting;
    expect(folder).toBe(`Data: ${data}`);
    await page.goto(setUp.replace("Organizer set-up: ", ""));
    await expect(page.getByRole("button", { name: "Create the owner account" })).toBeVisible();
    await page.goto(join.replace("Annotators join the demo: ", ""));
    await expect(page.getByRole("button", { name: "I agree, start" })).toBeVisible();
  } finally {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
});
