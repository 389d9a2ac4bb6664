import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import { createCaller } from "@/server/api/browser/routers/app";
import { requestContext } from "@/server/api/browser/request-context";

/** The procedures for pages drawn on the server, in the name of whoever asked for the page. */
export const serverCaller = cache(async () => createCaller(requestContext(await headers())));
