import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import { parse } from "yaml";

const file = resolve("../shared/recruitment/prolific-openapi.yml");

/** Prolific's own description is not part of the project; where it lies beside it, tests hold both sides to it. */
export const hasVendorDescription = existsSync(file);

/** A call by the path that describes it, such as /api/v1/studies/{id}/. */
interface DescribedCall {
  described: string;
  method: string;
}

interface DescribedOperation {
  parameters?: { name?: string }[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
}

interface Description {
  paths: Record<string, Record<string, DescribedOperation> | undefined>;
}

/** Tells what in a request or an answer goes against Prolific's description. A request has no field that it does not name. */
export function vendorDescription() {
  const description = parse(readFileSync(file, "utf8")) as Description;
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, verbose: true });
  ajv.addSchema(withAlternatives(description, {}) as object, "answers");
  ajv.addSchema(withAlternatives(description, { additionalProperties: false }) as object, "requests");
  const faults = (parts: string[], value: unknown): string[] => {
    const pointer = parts.map((part) =>
      part.endsWith("#") ? part : encodeURIComponent(part.replaceAll("/", "~1")),
    );
    const isValid = ajv.compile({ $ref: pointer.join("/") });
    if (isValid(value)) return [];
    return (isValid.errors ?? []).map(({ instancePath: at, params, data }) =>
      JSON.stringify({ at, params, data }),
    );
  };
  const json = ["content", "application/json", "schema"];
  return {
    operationOf: ({ described, method }: DescribedCall) =>
      description.paths[described]?.[method.toLowerCase()],
    requestFaults: ({ described, method, body }: DescribedCall & { body?: unknown }) =>
      faults(["requests#", "paths", described, method.toLowerCase(), "requestBody", ...json], body),
    answerFaults: ({
      described,
      method,
      answer: { status = 200, body },
    }: DescribedCall & { answer: { status?: number; body: unknown } }) =>
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
