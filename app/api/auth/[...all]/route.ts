import "server-only";
import { toNextJsHandler } from "better-auth/next-js";
import { sharedAuth } from "@/server/auth/auth";

export const { GET, POST } = toNextJsHandler((request) => sharedAuth().handler(request));
