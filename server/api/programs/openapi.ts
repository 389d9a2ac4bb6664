import { z } from "zod";
import { errorReasons } from "@/server/domain/errors";
import type { Route } from "./route";
import { statusOf } from "./status-of";

const refusal = z.object({
  error: z.object({
    reason: z.enum(errorReasons),
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
});

type Json = Record<string, unknown>;

function schemaOf(type: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _draft, ...schema } = z.toJSONSchema(type, { io, target: "draft-2020-12" });
  return schema;
}

const content = (schema: Json) => ({ "application/json": { schema } });

function parametersOf(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

/** What the body holds: the input without what stands in the path. */
function bodyOf(route: Route): Json | null {
  const schema = schemaOf(route.input, "input");
  const inPath = new Set(parametersOf(route.path).map(({ name }) => name));
  const properties = Object.entries((schema["properties"] ?? {}) as Json).filter(
    ([name]) => !inPath.has(name),
  );
  if (properties.length === 0) return null;
  const required = ((schema["required"] ?? []) as string[]).filter((name) => !inPath.has(name));
  return { ...schema, properties: Object.fromEntries(properties), required };
}

function refusalsOf(route: Route): Json {
  const reasons = [
    ...(route.method === "POST" ? (["malformed"] as const) : []),
    ...(route.needsToken ? (["unauthenticated"] as const) : []),
    ...route.refuses,
  ];
  const statuses = [...new Set(reasons.map((reason) => statusOf[reason]))];
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: reasons.filter((reason) => statusOf[reason] === status).join(", "),
        content: content({ $ref: "#/components/schemas/Refusal" }),
      },
    ]),
  );
}

function operationOf(route: Route): Json {
  const body = bodyOf(route);
  const reply = { description: "Done.", content: content(schemaOf(route.output, "output")) };
  return {
    summary: route.summary,
    parameters: parametersOf(route.path),
    ...(body && { requestBody: { required: true, content: content(body) } }),
    responses: { [String(route.status)]: reply, ...refusalsOf(route) },
    ...(route.needsToken && { security: [{ annotatorToken: [] }] }),
  };
}

/** The API's description, an OpenAPI 3.1 document, made from the routes that answer it. */
export function describeApi(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Touchstone", version: "1", description: "The loop of a HIT, for programs." },
    paths,
    components: {
      schemas: { Refusal: schemaOf(refusal, "output") },
      securitySchemes: { annotatorToken: { type: "http", scheme: "bearer" } },
    },
  };
}
