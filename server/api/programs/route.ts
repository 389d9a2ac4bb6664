import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { z } from "zod";
import { nothing, type AnnotatorVerb } from "@/server/api/annotator-verbs";
import { annotatorByToken } from "@/server/auth/annotator-token";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { wishedLanguages } from "@/server/auth/wished-languages";
import { DomainError, type ErrorReason } from "@/server/domain/errors";
import type { Permission } from "@/server/domain/project/may";
import type { ApiScope } from "@/server/domain/token/scopes";
import { readInput } from "./read-input";

/** What a route gets to know of a request. */
export interface ApiRequest {
  deps: Deps;
  method: string;
  /** The path with what follows it, as it was asked for. */
  url: string;
  /** The parts of the path that its pattern names. */
  params: Record<string, string>;
  /** What the address says after the path. */
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  /** The token that the request shows, or null. */
  token: string | null;
  /** Where the request came from, for limits. */
  address: string;
  readBody: () => Promise<unknown>;
  readBytes: () => Promise<Buffer>;
  /** The body as it arrives, for files. */
  body: Readable;
}

/** How a route takes its input: from the address, as JSON, as a file with the rest in the address, or a protocol as YAML or JSON. */
export type InputForm = "query" | "json" | "file" | "protocol";

export interface Described<Input extends z.ZodType, Output extends z.ZodType> {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path's pattern, e.g. "/api/v1/assignments/{assignment}/submit". */
  path: string;
  summary: string;
  status: 200 | 201 | 202;
  /** The body or what follows the path, together with the path's named parts. */
  input: Input;
  /** What the body is, where `input` does not say it. */
  body?: z.ZodType;
  output: Output;
  /** Reasons for which this route in particular refuses. */
  refuses: readonly ErrorReason[];
}

/** What a route of organizers needs of a token and of its owner. */
export interface RouteAccess {
  scope: ApiScope;
  /** null where no one project is asked about. */
  permission: Permission | null;
}

/** A route as the router and the API's description see it. */
export interface Route extends Described<z.ZodType, z.ZodType> {
  /** Whose token a request has to show; null for nobody's. */
  credential: "annotator" | "organizer" | null;
  takes: InputForm;
  /** null but for organizers. */
  access: RouteAccess | null;
  /** What else it can answer with, by media type. */
  alsoSends?: readonly string[];
  answer: (request: ApiRequest) => Promise<unknown>;
}

async function authenticate({ deps, token, headers }: ApiRequest): Promise<AnnotatorActor> {
  const actor = token === null ? null : await annotatorByToken(deps, token);
  if (actor !== null) return { ...actor, languages: wishedLanguages(undefined, headers["accept-language"]) };
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
  const takes = route.method === "GET" ? "query" : "json";
  return {
    ...route,
    credential: null,
    takes,
    access: null,
    answer: async (request) => answer(request, await readInput(route.input, request, takes)),
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
    credential: "annotator",
    takes: "json",
    access: null,
    answer: async (request) => {
      const actor = await authenticate(request);
      const answered = await act(request.deps, actor, await readInput(input, request, "json"));
      return answersNothing ? {} : answered;
    },
  };
}
