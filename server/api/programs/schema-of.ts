import { z } from "zod";

export type Json = Record<string, unknown>;

/** A type as a JSON schema, as it is sent or as it comes out. */
export function schemaOf(type: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _draft, ...schema } = z.toJSONSchema(type, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
    override: ({ jsonSchema }) => withoutSafeRange(jsonSchema),
  });
  return schema;
}

/** Every whole number of JavaScript is that large; to say it each time would only hide the limits that are meant. */
function withoutSafeRange(schema: { minimum?: number; maximum?: number }): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
