import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describeApi } from "@/server/api/programs/openapi";
import { compilePatterns, findRoute } from "@/server/api/programs/find-route";
import { routes } from "@/server/api/programs/routes";

interface Media {
  schema: object;
}

interface Operation {
  responses: Record<string, { content?: Record<string, Media> }>;
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
const patterns = compilePatterns(routes);
const description = describeApi(routes) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
/** A schema beside those that it may refer to. */
const withinDescription = (schema: object) => ({ ...schema, components: description.components });
const isRefusal = ajv.compile(withinDescription({ $ref: "#/components/schemas/Refusal" }));
const compiled = new Map<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile(withinDescription(schema));
  compiled.set(schema, known);
  return known;
}

/** What an answer says that the API's description does not: nothing where it is as described. */
export function undescribed(method: string, url: string, status: number, body: unknown): string[] {
  const [path = ""] = url.split("?", 1);
  const { route } = findRoute(patterns, method, path);
  const reply = description.paths[route.path]?.[method.toLowerCase()]?.responses[String(status)];
  const validate =
    status >= 500
      ? isRefusal
      : reply?.content?.["application/json"] && validatorOf(reply.content["application/json"].schema);
  if (validate === undefined)
    return [`${method} ${route.path} does not say that it answers ${status}: ${JSON.stringify(body)}`];
  if (validate(body)) return [];
  return [`${method} ${route.path} ${status}: ${ajv.errorsText(validate.errors)}`];
}
