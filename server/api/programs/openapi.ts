import { z } from "zod";
import { errorReasons, type ErrorReason } from "@/server/domain/errors";
import type { Route } from "./route";
import { schemaOf, type Json } from "./schema-of";
import { withSharedSchemas } from "./shared-schemas";
import { statusOf } from "./status-of";

const refusal = z.object({
  error: z.object({
    reason: z.enum(errorReasons),
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
});

const content = (schema: Json, type = "application/json") => ({ [type]: { schema } });

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** The parts of the input that stand in the path, and where a route takes it from the address, those behind it. */
function parametersOf({ path, input, takes }: Route): Json[] {
  const inPath = namesIn(path);
  const schema = schemaOf(input, "input");
  const properties = (schema["properties"] ?? {}) as Record<string, Json>;
  const required = (schema["required"] ?? []) as string[];
  const behind = takes === "json" ? [] : Object.keys(properties).filter((name) => !inPath.includes(name));
  return [
    ...inPath.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
    ...behind.map((name) => ({
      name,
      in: "query",
      required: required.includes(name),
      schema: properties[name],
    })),
  ];
}

const keyHeader = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Sent again with the same body within a day, the request gets the same answer and is done once.",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};

const isOrganizersWrite = ({ credential, method }: Route) => credential === "organizer" && method !== "GET";

/** A schema of the body without what stands in the path; of alternatives, each. */
function withoutPath(schema: Json, inPath: ReadonlySet<string>): Json {
  const alternatives = schema["anyOf"] as Json[] | undefined;
  if (alternatives !== undefined) {
    return { ...schema, anyOf: alternatives.map((each) => withoutPath(each, inPath)) };
  }
  const properties = Object.entries((schema["properties"] ?? {}) as Json).filter(
    ([name]) => !inPath.has(name),
  );
  const required = ((schema["required"] ?? []) as string[]).filter((name) => !inPath.has(name));
  return { ...schema, properties: Object.fromEntries(properties), required };
}

const isEmpty = (schema: Json) =>
  schema["anyOf"] === undefined && Object.keys(schema["properties"] ?? {}).length === 0;

/** What the body holds. */
function bodyOf(route: Route): Json | null {
  const bytes = { type: "string", format: "binary" };
  if (route.takes === "file") return content(bytes, "application/octet-stream");
  if (route.takes === "protocol" && route.body !== undefined) {
    return {
      ...content(schemaOf(route.body, "input")),
      ...content({ type: "string" }, "application/yaml"),
    };
  }
  if (route.takes !== "json") return null;
  const schema = withoutPath(schemaOf(route.input, "input"), new Set(namesIn(route.path)));
  return isEmpty(schema) ? null : content(schema);
}

function reasonsOf(route: Route): ErrorReason[] {
  return [
    ...new Set<ErrorReason>([
      ...(route.method === "POST" || route.credential === "organizer" ? (["malformed"] as const) : []),
      ...(route.credential === null ? [] : (["unauthenticated"] as const)),
      ...(route.credential === "organizer" ? (["rate_limited"] as const) : []),
      ...(isOrganizersWrite(route) ? (["conflict"] as const) : []),
      ...route.refuses,
    ]),
  ];
}

function refusalsOf(route: Route): Json {
  const reasons = reasonsOf(route);
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

/** The media types of an answer; a file has no other. */
function sentBy({ output, alsoSends = [] }: Route): Json {
  const others = Object.assign({}, ...alsoSends.map((type) => content({ type: "string" }, type))) as Json;
  return output instanceof z.ZodString ? others : { ...content(schemaOf(output, "output")), ...others };
}

function operationOf(route: Route): Json {
  const body = bodyOf(route);
  const reply = { description: "Done.", content: sentBy(route) };
  const { access, credential } = route;
  return {
    operationId: operationIdOf(route),
    summary: route.summary,
    tags: [credential === "organizer" ? "organizers" : credential === "annotator" ? "annotators" : "anyone"],
    parameters: [...parametersOf(route), ...(isOrganizersWrite(route) ? [keyHeader] : [])],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { [String(route.status)]: reply, ...refusalsOf(route) },
    ...(credential === "annotator" && { security: [{ annotatorToken: [] }] }),
    ...(credential === "organizer" && { security: [{ personalToken: [] }] }),
    ...(access && { "x-touchstone-scope": access.scope, "x-touchstone-permission": access.permission }),
  };
}

/** Such as getProjectsProjectItems, by method and path. */
function operationIdOf({ method, path }: Route): string {
  const words = path.replace(/^\/api(\/v1)?\//, "").split(/[^A-Za-z0-9]+/);
  const named = words.filter((word) => word !== "").map((word) => word[0]?.toUpperCase() + word.slice(1));
  return [method.toLowerCase(), ...named].join("");
}

/** The API's description, an OpenAPI 3.1 document, made from the routes that answer it. */
export function describeApi(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const { part, schemas } = withSharedSchemas(paths);
  return {
    openapi: "3.1.0",
    info: {
      title: "Touchstone",
      version: "1",
      description: "What organizers do, with a personal token, and the loop of a HIT for annotators.",
    },
    paths: part,
    components: {
      schemas: { Refusal: schemaOf(refusal, "output"), ...schemas },
      securitySchemes: {
        annotatorToken: { type: "http", scheme: "bearer", description: "The token that joining gave." },
        personalToken: { type: "http", scheme: "bearer", description: "A token of an account, tst_…." },
      },
    },
  };
}
