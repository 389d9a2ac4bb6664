import { z } from "zod";
import { nothing } from "@/server/api/annotator-verbs";
import { limitToken } from "@/server/auth/token-limit";
import { readingAside, type Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import type { Permission } from "@/server/domain/project/may";
import type { ReadThing } from "@/server/domain/token/reads";
import { authenticateToken, type TokenHolder } from "@/server/services/token/authenticate-token";
import { enterWithToken, requireScope } from "@/server/services/token/enter-with-token";
import { noteRead } from "@/server/services/token/note-read";
import { hashOfBytes, perform } from "./once";
import { readInput } from "./read-input";
import { SentStream, SentText } from "./sent";
import type { ApiRequest, Described, InputForm, Route, RouteAccess } from "./route";

type OrganizerDescribed<Input extends z.ZodType, Output extends z.ZodType> = Described<Input, Output> & {
  scope: RouteAccess["scope"];
  takes?: InputForm;
  alsoSends?: readonly string[];
};

/** What an organizer's verb is handed. */
export interface Asked<Input> {
  deps: Deps;
  input: Input;
  request: ApiRequest;
  holder: TokenHolder;
}

async function holderOf({ deps, token }: ApiRequest): Promise<TokenHolder> {
  const holder = await authenticateToken(deps, token);
  await limitToken(deps, holder.actor.token.id);
  return holder;
}

const formOf = ({ takes, method }: { takes?: InputForm; method: Described<never, never>["method"] }) =>
  takes ?? (method === "GET" || method === "DELETE" ? "query" : "json");

/** A route for the holder of a token, in no one project. */
export function tokenRoute<Input extends z.ZodType, Output extends z.ZodType>(
  { scope, ...route }: OrganizerDescribed<Input, Output>,
  act: (asked: Asked<z.output<Input>>) => Promise<z.output<Output>>,
): Route {
  const takes = formOf(route);
  return {
    ...route,
    takes,
    credential: "organizer",
    access: { scope, permission: null },
    answer: async (request) => {
      const holder = await holderOf(request);
      requireScope(holder, scope);
      const { deps } = request;
      const input = await readInput(route.input, request, takes);
      if (route.method === "GET") return asNamed(route.output, await act({ deps, input, request, holder }));
      const contentHash = async () => hashOfBytes(await request.readBytes());
      return perform(request, holder, { status: route.status, contentHash }, async () =>
        asNamed(route.output, await act({ deps, input, request, holder })),
      );
    },
  };
}

export type ProjectDescribed<
  P extends Permission,
  Input extends z.ZodType,
  Output extends z.ZodType,
> = OrganizerDescribed<Input, Output> & {
  permission: P;
  /** What the activity says was read. */
  reads?: ReadThing;
  /** The address of the project, where the path does not name it. */
  projectOf?: (request: ApiRequest, holder: TokenHolder) => Promise<string>;
  /** Whether `act` itself does what it does once, as it reads the body. */
  performs?: boolean;
};

/**
 * A route in the project of its path, for tokens that reach it and whose owner may do this there; what answers nothing
 * answers {}.
 */
export function projectRoute<P extends Permission, Input extends z.ZodType, Output extends z.ZodType>(
  { scope, permission, reads, projectOf, performs, ...route }: ProjectDescribed<P, Input, Output>,
  act: (asked: Asked<z.output<Input>> & { scope: ProjectScope<P> }) => Promise<unknown>,
): Route {
  const takes = formOf(route);
  const output = route.output instanceof z.ZodVoid ? nothing : route.output;
  const answer = async (asked: Parameters<typeof act>[0]) => asNamed(output, await act(asked));
  return {
    ...route,
    output,
    takes,
    credential: "organizer",
    access: { scope, permission },
    answer: async (request) => {
      const holder = await holderOf(request);
      const slug = (await projectOf?.(request, holder)) ?? request.params["project"] ?? "";
      const entered = await enterWithToken(request.deps, holder, slug, { permission, scope });
      const input = await readInput(route.input, request, takes);
      const asked = { input, request, holder, scope: entered };
      if (route.method === "GET") {
        const answered = await answer({ ...asked, deps: readingAside(request.deps) });
        if (reads !== undefined) await noteRead(request.deps, entered, reads, countOf(answered));
        return answered;
      }
      const { deps } = request;
      if (performs === true) return answer({ ...asked, deps });
      const contentHash = async () => hashOfBytes(await request.readBytes());
      return perform(request, holder, { status: route.status, contentHash }, () =>
        answer({ ...asked, deps }),
      );
    },
  };
}

/** An answer as its contract names it, with nothing else: as it goes to a browser. */
function asNamed(output: z.ZodType, answered: unknown): unknown {
  if (answered instanceof SentStream || answered instanceof SentText) return answered;
  return output.parse(answered ?? {});
}

/** How many things an answer holds. */
function countOf(answer: unknown): number {
  const isList = typeof answer === "object" && answer !== null && "data" in answer;
  return isList && Array.isArray(answer.data) ? answer.data.length : 1;
}
