import type { RequestListener } from "node:http";
import path from "node:path";
import next from "next";
import type { Deps } from "@/server/deps";
import { apiHandler } from "@/server/http/api-handler";
import { staticFileHandler } from "@/server/http/static-files";
import { markClientAddress } from "./client-address";

/** The whole product behind one listener: the programs' API, the build's static files, and Next for the rest. */
export async function serveNext(deps: Deps, { dev, trustProxy }: { dev: boolean; trustProxy: boolean }) {
  const dir = process.cwd();
  const app = next({ dev, dir, customServer: true });
  await (dev ? app.prepare() : withoutLog(() => app.prepare()));
  const api = apiHandler(deps);
  const staticFiles = dev ? null : staticFileHandler(path.join(dir, process.env.NEXT_DIST_DIR ?? ".next"));
  const page = app.getRequestHandler();

  const listener: RequestListener = (request, response) => {
    if (staticFiles?.(request, response)) return;
    markClientAddress(request, trustProxy);
    const answer = async () => {
      if (!(await api(request, response))) await page(request, response);
    };
    answer().catch((error: unknown) => {
      deps.log.error({ error, url: request.url }, "unexpected error");
      response.destroy();
    });
  };
  return { listener, upgrade: dev ? app.getUpgradeHandler() : null };
}

/** Next says how long it took to read its settings; whoever starts the server is to see three lines and errors. */
async function withoutLog(work: () => Promise<void>): Promise<void> {
  const { log } = console;
  console.log = () => undefined;
  try {
    await work();
  } finally {
    console.log = log;
  }
}
