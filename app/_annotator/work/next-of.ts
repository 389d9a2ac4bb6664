import "server-only";
import { serverCaller } from "@/app/_trpc/server";
import type { NextResult } from "@/server/domain/assignment/contracts";
import { wholeNext } from "@/server/domain/assignment/whole-next";

/** What comes next for whoever asks for the page that is drawn. */
export const nextOf = async (project: string): Promise<NextResult> =>
  wholeNext(await (await serverCaller()).work.next({ project }));
