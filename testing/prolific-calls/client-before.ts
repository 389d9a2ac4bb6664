import { onTestFinished } from "vitest";
import { prolificApi } from "@/server/prolific/prolific-client";
import { scriptedServer, type ScriptedAnswer } from "./scripted-server";

/** The client before a server that answers so until the test ends, and how long it waited each time. */
export async function clientBefore(...answers: ScriptedAnswer[]) {
  const server = await scriptedServer(...answers);
  onTestFinished(server.close);
  const waited: number[] = [];
  const sleep = async (ms: number) => void waited.push(ms);
  const token = "secret-token";
  const api = prolificApi({ baseUrl: server.baseUrl, token, sleep, random: () => 0.5 });
  return { api, waited, received: server.received, token };
}
