import { z } from "zod";
import { DomainError } from "@/server/domain/errors";
import { createProjectInput, type CreateProjectInput } from "@/server/domain/project/contracts";
import type { CreateFromTextInput } from "@/server/domain/protocol/contracts";
import { readText } from "@/server/services/protocol/read-text";
import { readInput } from "../read-input";
import { jsonIn } from "../read-json";
import type { ApiRequest } from "../route";
import { protocolBodyOf } from "./protocol-body";

export const newFromPreset = createProjectInput.extend({
  language: createProjectInput.shape.language.default("en"),
});

const withFormat = z.looseObject({ format: z.unknown(), slug: z.string().optional() });

interface Named {
  name?: string | undefined;
  slug?: string | undefined;
}

/**
 * What project a request asks for: a preset's in JSON, or a protocol's in JSON or YAML. The address of the latter comes
 * with it or follows the path, since a protocol file has none.
 * @throws DomainError `malformed`
 */
export async function newProjectIn(
  request: ApiRequest,
  named: Named,
): Promise<CreateProjectInput | CreateFromTextInput> {
  const isJson = /^application\/json\b/i.test(request.headers["content-type"] ?? "");
  if (!isJson) return fromText(await protocolBodyOf(request), named);
  const body = jsonIn(await request.readBytes(), "application/json");
  const ofProtocol = withFormat.safeParse(body);
  if (!ofProtocol.success || ofProtocol.data.format === undefined) {
    return readInput(newFromPreset, { ...request, params: {} }, "json");
  }
  const { slug, ...rest } = ofProtocol.data;
  return fromText(JSON.stringify(rest, null, 2), { ...(slug !== undefined && { slug }), ...named });
}

function fromText(text: string, { slug, name }: Named): CreateFromTextInput {
  const parsed = createProjectInput.shape.slug.safeParse(slug);
  if (!parsed.success) {
    throw new DomainError("malformed", "Say the address of the new project, as in ?slug=sts-headlines.", {
      fields: { slug: { reason: "invalid", params: {} } },
    });
  }
  const read = readText(text);
  // What cannot be read is refused where its text is.
  return { text, slug: parsed.data, name: name ?? (read.kind === "read" ? read.name : "") };
}
