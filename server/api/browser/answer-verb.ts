import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import type { z } from "zod";
import { annotatorByToken } from "@/server/auth/annotator-token";
import { readCookie } from "@/server/auth/read-cookie";
import { requireSameOrigin } from "@/server/auth/same-origin";
import { nameProcedure } from "@/server/current-request";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { projectInput } from "@/server/domain/project/contracts";
import { holdsZeroCharacter } from "@/server/domain/zero-character";
import { refusalFor, refusalHeaders } from "@/server/refusal";
import { annotatorCookie } from "./annotator-cookie";
import { codeOf } from "./code-of";
import { pageVerbOf } from "./routers/page-verbs";
import { refusalOf } from "./refusal";

/** What is read of a call. */
export interface Call {
  header: (name: string) => string | null;
  body: Uint8Array;
}

export interface VerbAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

const verbPath = /^\/api\/trpc\/work\.(\w+)$/;

/** The verb that an address calls for, alone and with nothing behind it; null for every other address. */
export function verbIn(url: string): string | null {
  const name = verbPath.exec(url)?.[1];
  return name !== undefined && pageVerbOf(name) !== undefined ? name : null;
}

/**
 * Answers what the script of an annotator's page asks for, in the words of tRPC and without its steps, each of which costs
 * some promises: the input is read once, and what our own services answer is sent as it is.
 */
export async function answerVerb(deps: Deps, name: string, call: Call): Promise<VerbAnswer> {
  try {
    requireSameOrigin({ get: call.header });
    nameProcedure(`work.${name}`);
    return {
      status: 200,
      headers: {},
      text: JSON.stringify({ result: { data: await act(deps, name, call) } }),
    };
  } catch (error) {
    return refused(error instanceof TRPCError ? refusalOf(deps, error) : refusalFor(deps, error));
  }
}

async function act(deps: Deps, name: string, { header, body }: Call): Promise<unknown> {
  const verb = pageVerbOf(name);
  if (verb === undefined) throw new DomainError("not_found", "There is no such procedure.");
  const sent = jsonIn(body);
  if (holdsZeroCharacter(sent)) {
    throw new DomainError("malformed", "This request holds a character that is no text (U+0000).");
  }
  const { project } = parsed(projectInput, sent);
  const token = readCookie(header("cookie"), annotatorCookie(project));
  const annotator = token === undefined ? null : await annotatorByToken(deps, token);
  if (annotator === null) throw new DomainError("unauthenticated", "Open the join link again.");
  return verb.act(deps, annotator, parsed(verb.input, sent));
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown;
  } catch (cause) {
    throw new TRPCError({ code: "PARSE_ERROR", cause });
  }
}

function parsed<Input extends z.ZodType>(input: Input, sent: unknown): z.output<Input> {
  const read = input.safeParse(sent);
  if (read.success) return read.data;
  throw new TRPCError({ code: "BAD_REQUEST", cause: read.error });
}

function refused(refusal: DomainError): VerbAnswer {
  const { reason, message, details } = refusal;
  const code = codeOf[reason];
  const httpStatus = getHTTPStatusCodeFromError(new TRPCError({ code }));
  const error = { message, code: TRPC_ERROR_CODES_BY_KEY[code], data: { code, httpStatus, reason, details } };
  return { status: httpStatus, headers: refusalHeaders(refusal), text: JSON.stringify({ error }) };
}
