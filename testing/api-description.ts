import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describeApi } from "@/server/api/programs/openapi";
import { compilePatterns, findRoute } from "@/server/api/programs/find-route";
import { routes } from "@/server/api/programs/routes";

interface Operation {
  responses: Record<string, { content?: Record<string, object> }>;
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
const patterns = compilePatterns(routes);
const description = describeApi(routes) as { paths: Record<string, Record<string, Operation>> };
// As one schema: what several answers refer to is compiled once.
ajv.addSchema(description, "api");

/** @param place of a schema in the description, key by key */
function validatorOf(place: readonly string[]): ValidateFunction {
  const tokens = place.map((key) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1")));
  const known = ajv.getSchema(`api#/${tokens.join("/")}`);
  if (known === undefined) throw new Error(`The description has nothing at ${place.join(" ")}.`);
  return known;
}

/** What an answer says that the API's description does not: nothing where it is as described. */
export function undescribed(method: string, url: string, status: number, body: unknown): string[] {
  const [path = ""] = url.split("?", 1);
  const { route } = findRoute(patterns, method, path);
  const place = ["paths", route.path, method.toLowerCase(), "responses", String(status)];
  const reply = description.paths[route.path]?.[method.toLowerCase()]?.responses[String(status)];
  if (status < 500 && reply?.content?.["application/json"] === undefined)
    return [`${method} ${route.path} does not say that it answers ${status}: ${JSON.stringify(body)}`];
  const validate = validatorOf(
    status < 500 ? [...place, "content", "application/json", "schema"] : ["components", "schemas", "Refusal"],
  );
  if (validate(body)) return [];
  return [`${method} ${route.path} ${status}: ${ajv.errorsText(validate.errors)}`];
}
