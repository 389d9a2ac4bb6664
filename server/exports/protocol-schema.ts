import { z } from "zod";
import { protocol } from "@/server/domain/protocol/protocol";

/** What a file has to say; everything else that it leaves out is its preset's. */
const needed = ["format", "name", "language", "preset"];

/** The form of protocol files as JSON Schema 2020-12, for editors; rules between settings are checked when a file is read. */
export function protocolSchema(): z.core.JSONSchema.BaseSchema {
  const schema = z.toJSONSchema(protocol, {
    io: "input",
    override: ({ jsonSchema }) => {
      if (jsonSchema.properties !== undefined) jsonSchema.additionalProperties = false;
    },
  });
  const settings = schema.properties?.settings;
  if (typeof settings === "object") delete settings.required;
  return { ...schema, title: "Protocol of a Touchstone project", required: needed };
}
