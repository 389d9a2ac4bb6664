import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { describeApi } from "./openapi";
import { routes } from "./routes";

const text = { type: "string", minLength: 1 };
const media = {
  type: "object",
  minProperties: 1,
  propertyNames: { pattern: "^[a-z]+/[a-z0-9.+-]+$" },
  additionalProperties: {
    type: "object",
    required: ["schema"],
    properties: { schema: { $ref: "https://json-schema.org/draft/2020-12/schema" } },
    additionalProperties: false,
  },
};
const operation = {
  type: "object",
  required: ["operationId", "summary", "parameters", "responses"],
  properties: {
    operationId: { type: "string", pattern: "^[a-z][A-Za-z0-9]+$" },
    summary: { ...text, pattern: "[.]$" },
    tags: { type: "array", items: text },
    parameters: {
      type: "array",
      items: {
        type: "object",
        required: ["name", "in", "required", "schema"],
        properties: {
          name: text,
          in: { enum: ["path", "query", "header"] },
          required: { type: "boolean" },
          description: text,
          schema: { $ref: "https://json-schema.org/draft/2020-12/schema" },
        },
        if: { properties: { in: { const: "path" } } },
        // What stands in a path cannot be left out.
        then: { properties: { required: { const: true } } },
        additionalProperties: false,
      },
    },
    requestBody: {
      type: "object",
      required: ["content"],
      properties: { required: { type: "boolean" }, content: media },
      additionalProperties: false,
    },
    responses: {
      type: "object",
      minProperties: 1,
      propertyNames: { pattern: "^[1-5][0-9][0-9]$" },
      additionalProperties: {
        type: "object",
        required: ["description", "content"],
        properties: { description: text, content: media },
        additionalProperties: false,
      },
    },
    security: { type: "array", items: { type: "object", additionalProperties: { type: "array" } } },
  },
  patternProperties: { "^x-": true },
  additionalProperties: false,
};
/** The parts of OpenAPI 3.1 that the description is made of; schemas in it are of JSON Schema 2020-12. */
const document = {
  type: "object",
  required: ["openapi", "info", "paths", "components"],
  properties: {
    openapi: { type: "string", pattern: "^3\\.1\\.\\d+$" },
    info: { type: "object", required: ["title", "version"], additionalProperties: text },
    paths: {
      type: "object",
      propertyNames: { pattern: "^/" },
      additionalProperties: {
        type: "object",
        minProperties: 1,
        propertyNames: { enum: ["get", "put", "post", "delete", "patch"] },
        additionalProperties: operation,
      },
    },
    components: {
      type: "object",
      required: ["schemas", "securitySchemes"],
      properties: {
        schemas: { type: "object" },
        securitySchemes: { type: "object", additionalProperties: { type: "object", required: ["type"] } },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
};

const description = describeApi(routes) as {
  paths: Record<string, Record<string, { operationId: string; parameters: { name: string; in: string }[] }>>;
};

test("the description is a document of OpenAPI 3.1 whose schemas are of JSON Schema 2020-12", () => {
  const validate = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).compile(document);
  validate(description);
  expect(validate.errors).toBeNull();
});

test("every route is described once, with each part of its path, and every write of organizers takes a key", () => {
  const operations = routes.map(({ path, method }) => description.paths[path]?.[method.toLowerCase()]);
  expect(new Set(operations.map((each) => each?.operationId)).size).toBe(routes.length);
  for (const [at, { path, method, credential }] of routes.entries()) {
    const named = operations[at]?.parameters ?? [];
    const inPath = named.filter((each) => each.in === "path").map(({ name }) => `{${name}}`);
    expect(inPath, path).toEqual(path.match(/\{\w+\}/g) ?? []);
    const takesKey = named.some(({ name }) => name === "Idempotency-Key");
    expect(takesKey, path).toBe(credential === "organizer" && method !== "GET");
  }
});
