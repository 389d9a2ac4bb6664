import type { z } from "zod";
import { leasedAssignment } from "@/server/domain/assignment/contracts";
import { shownEstimate } from "@/server/domain/estimate";
import { projectDetail } from "@/server/domain/project/contracts";
import { projectSettings } from "@/server/domain/project/project";
import { protocol } from "@/server/domain/protocol/protocol";
import { recruiterSettings } from "@/server/domain/recruiter/recruiters";
import { leasedItem } from "@/server/domain/task/wire";
import { schemaOf, type Json } from "./schema-of";

/** What many bodies and answers hold, by the name under which the description tells it once. */
const sharedTypes: Record<string, z.ZodType> = {
  Project: projectDetail,
  ProjectSettings: projectSettings,
  Recruiter: recruiterSettings,
  Protocol: protocol,
  Assignment: leasedAssignment,
  Item: leasedItem,
  Estimate: shownEstimate,
};

/** Each of them as a schema, as answers hold it and, where that differs, as bodies do. */
const sharedSchemas = (): [string, Json][] =>
  Object.entries(sharedTypes).flatMap(([name, type]) => [
    [name, schemaOf(type, "output")],
    [`${name}Input`, schemaOf(type, "input")],
  ]);

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Replaces every part of a description that is one of the named schemas by its name. */
function naming(names: ReadonlyMap<string, string>) {
  const used = new Set<string>();
  const named = (value: unknown): unknown => {
    if (!isObject(value)) return value;
    const name = names.get(JSON.stringify(value));
    return name === undefined ? inside(value) : reference(name);
  };
  const reference = (name: string) => {
    used.add(name);
    return { $ref: `#/components/schemas/${name}` };
  };
  const inside = (value: Json): unknown =>
    Array.isArray(value)
      ? value.map(named)
      : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(each)]));
  return { named, inside, used };
}

/** A part of a description with the schemas that it holds several times by their names, and these schemas. */
export function withSharedSchemas(part: Json): { part: Json; schemas: Json } {
  const shared = sharedSchemas();
  const names = new Map<string, string>();
  // An input that is as the output has its name.
  for (const [name, schema] of shared) {
    const text = JSON.stringify(schema);
    if (!names.has(text)) names.set(text, name);
  }
  const { named, inside, used } = naming(names);
  const replaced = named(part) as Json;
  const schemas = Object.fromEntries(shared.map(([name, schema]) => [name, inside(schema)]));
  return {
    part: replaced,
    schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
  };
}
