import { z } from "zod";
import { nothing, type AnnotatorVerb } from "@/server/api/annotator-verbs";
import { annotatorByToken } from "@/server/auth/annotator-token";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { DomainError, type ErrorReason } from "@/server/domain/errors";
import { fieldProblems } from "@/server/domain/field-problems";
import { holdsZeroCharacter } from "@/server/domain/zero-character";

/** What a route gets to know of a request. */
export interface ApiRequest {
  deps: Deps;
  /** The parts of the path that its pattern names. */
  params: Record<string, string>;
  /** The token that the request shows, or null. */
  token: string | null;
  /** Where the request came from, for limits. */
  address: string;
  readBody: () => Promise<unknown>;
}

interface Described<Input extends z.ZodType, Output extends z.ZodType> {
  method: "GET" | "POST";
  /** The path's pattern, e.g. "/api/v1/assignments/{assignment}/submit". */
  path: string;
  summary: string;
  status: 200 | 201;
  /** The body together with the path's named parts. */
  input: Input;
  output: Output;
  /** Reasons for which this route in particular refuses. */
  refuses: readonly ErrorReason[];
}

/** A route as the router and the API's description see it. */
export interface Route extends Described<z.ZodType, z.ZodType> {
  /** Whether a request has to show the token of an annotator. */
  needsToken: boolean;
  answer: (request: ApiRequest) => Promise<unknown>;
}

async function readInput<Input extends z.ZodType>(
  input: Input,
  { readBody, params }: ApiRequest,
): Promise<z.output<Input>> {
  const body = await readBody();
  if (holdsZeroCharacter(body)) {
    throw new DomainError("malformed", "This request holds a character that is no text (U+0000).");
  }
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  const parsed = input.safeParse(isObject ? { ...body, ...params } : body);
  if (parsed.success) return parsed.data;
  throw new DomainError(
    "malformed",
    "This request does not have the form that /api/openapi.json describes.",
    { fields: fieldProblems(parsed.error) },
  );
}

async function authenticate({ deps, token }: ApiRequest): Promise<AnnotatorActor> {
  const actor = token === null ? null : await annotatorByToken(deps, token);
  if (actor !== null) return actor;
  throw new DomainError(
    "unauthenticated",
    "Send the token that joining gave you, as authorization: Bearer <token>.",
  );
}

/** A route that anyone may call. */
export function publicRoute<Input extends z.ZodType, Output extends z.ZodType>(
  route: Described<Input, Output>,
  answer: (request: ApiRequest, input: z.output<Input>) => Promise<z.output<Output>>,
): Route {
  return {
    ...route,
    needsToken: false,
    answer: async (request) => answer(request, await readInput(route.input, request)),
  };
}

/** A verb as a route for annotators, who show the token they got when they joined; what answers nothing answers {}. */
export function annotatorRoute<Input extends z.ZodType, Output extends z.ZodType>(
  { input, output, act }: AnnotatorVerb<Input, Output>,
  route: Omit<Described<Input, Output>, "input" | "output">,
): Route {
  const answersNothing = output instanceof z.ZodVoid;
  return {
    ...route,
    input,
    output: answersNothing ? nothing : output,
    needsToken: true,
    answer: async (request) => {
      const actor = await authenticate(request);
      const answered = await act(request.deps, actor, await readInput(input, request));
      return answersNothing ? {} : answered;
    },
  };
}
