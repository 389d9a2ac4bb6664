import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import { parse } from "yaml";
import type { CallCase } from "./call-case";

const file = resolve("../shared/recruitment/prolific-openapi.yml");

/** Prolific's own description is not part of the project; where it lies beside it, tests hold the client to it. */
export const hasVendorDescription = existsSync(file);

/** Tells what in a request or an answer goes against Prolific's description. A request has no field that it does not name. */
export function vendorDescription() {
  const description: unknown = parse(readFileSync(file, "utf8"));
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(withAlternatives(description, {}) as object, "answers");
  ajv.addSchema(withAlternatives(description, { additionalProperties: false }) as object, "requests");
  const faults = (parts: string[], value: unknown): string[] => {
    const pointer = parts.map((part) =>
      part.endsWith("#") ? part : encodeURIComponent(part.replaceAll("/", "~1")),
    );
    const isValid = ajv.compile({ $ref: pointer.join("/") });
    return isValid(value) ? [] : (isValid.errors ?? []).map((error) => JSON.stringify(error));
  };
  const json = ["content", "application/json", "schema"];
  return {
    requestFaults: ({ described, method, body }: CallCase) =>
      faults(["requests#", "paths", described, method.toLowerCase(), "requestBody", ...json], body),
    answerFaults: ({ described, method, answer: { status = 200, body } }: CallCase) =>
      faults(
        ["answers#", "paths", described, method.toLowerCase(), "responses", String(status), ...json],
        body,
      ),
  };
}

/** Prolific writes `oneOf` where several fit, as for a whole number that is an integer and a number: any of them will do. */
function withAlternatives(part: unknown, ofObjects: object): unknown {
  if (Array.isArray(part)) return part.map((entry) => withAlternatives(entry, ofObjects));
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [
    key === "oneOf" ? "anyOf" : key,
    withAlternatives(value, ofObjects),
  ]);
  const isObject = "properties" in part && "type" in part && part.type === "object";
  return { ...(isObject ? ofObjects : {}), ...Object.fromEntries(entries) };
}
