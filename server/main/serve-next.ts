import path from "node:path";
import next from "next";
import { engine } from "@/db/engine";
import type { Deps } from "@/server/deps";
import { nameRequest } from "@/server/current-request";
import { apiHandler } from "@/server/api/programs/api-handler";
import { setContentPolicy } from "@/server/main/content-policy";
import { projectPolicyOf } from "@/server/main/project-policy";
import { staticFileHandler } from "@/server/main/static-files";
import { offeredLanguages } from "@/server/services/translation/offered-languages";
import { atTheGate } from "./at-the-gate";
import { sayWhenBusy } from "./busy-page";
import { markClientAddress } from "./client-address";
import { observeRequests } from "./observe-requests";
import type { Metrics } from "./metrics";
import type { OperatorDoor } from "./operator-door";
import { markBrowser } from "./mark-browser";
import { takeJoinForm } from "./join-form";
import { takePageForm } from "./page-form";
import { pagesInTurn } from "./pages-in-turn";
import { markInterfaceLanguage } from "./interface-language";
import { verbCalls, workCalls } from "./work-calls";

interface Serving {
  dev: boolean;
  trustProxy: boolean;
  metrics: Metrics;
  operators: OperatorDoor;
}

/** The whole product behind one listener: the programs' API, the build's static files, annotators' calls, and Next for the rest. */
export async function serveNext(deps: Deps, { dev, trustProxy, metrics, operators }: Serving) {
  const dir = process.cwd();
  const app = next({ dev, dir, customServer: true });
  await (dev ? app.prepare() : withoutLog(() => app.prepare()));
  const api = apiHandler(deps);
  const staticFiles = dev ? null : staticFileHandler(path.join(dir, process.env.NEXT_DIST_DIR ?? ".next"));
  const verbs = verbCalls(deps);
  const work = workCalls(deps);
  const inTurn = pagesInTurn(engine, () => performance.now());
  const page = app.getRequestHandler();
  const policyOf = (slug: string) => projectPolicyOf(deps, slug);

  const gate = atTheGate(deps, async (request, response) => {
    if (staticFiles?.(request, response)) return nameRequest("file");
    if (await operators(request, response)) return;
    markClientAddress(request, trustProxy);
    if (await api(request, response)) return;
    if (await verbs(request, response)) return;
    if (await takeJoinForm(deps, request, response)) return;
    if (await takePageForm(request, response)) return;
    markBrowser(request, response);
    await setContentPolicy(request, response, { dev, policyOf });
    if (await work(request, response)) return;
    await markInterfaceLanguage(request, (slug) => offeredLanguages(deps, slug));
    sayWhenBusy(response);
    await inTurn(request, response, () => page(request, response));
  });
  const listener = observeRequests(gate, { ...deps, trustProxy, metrics });
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
