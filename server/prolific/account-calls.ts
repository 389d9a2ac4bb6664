import { z } from "zod";
import { allPages } from "./all-pages";
import type { ProlificApi } from "./prolific-api";
import { answerBody, type VendorLine } from "./vendor-line";
import { vendorPath } from "./vendor-path";

const user = z.object({ id: z.string(), email: z.string() });
const titled = z.object({ id: z.string(), title: z.string() });
const balance = z.object({ currency_code: z.string(), available_balance: z.int() });

/** Whose token it is, and where it can spend. */
export function accountCalls(
  line: VendorLine,
): Pick<ProlificApi, "me" | "workspaces" | "balance" | "workspaceProjects"> {
  return {
    me: async () => answerBody(await line.again({ method: "GET", path: "/api/v1/users/me/" }), user),
    workspaces: () => allPages(line, { path: "/api/v1/workspaces/" }, titled),
    balance: async (workspaceId) => {
      const path = vendorPath`/api/v1/workspaces/${workspaceId}/balance/`;
      const found = answerBody(await line.again({ method: "GET", path }), balance);
      return { currency: found.currency_code, availableMinor: found.available_balance };
    },
    workspaceProjects: async (workspaceId) =>
      allPages(line, { path: vendorPath`/api/v1/workspaces/${workspaceId}/projects/` }, titled),
  };
}
