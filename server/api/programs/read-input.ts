import type { z } from "zod";
import { DomainError } from "@/server/domain/errors";
import { fieldProblems } from "@/server/domain/field-problems";
import { holdsZeroCharacter } from "@/server/domain/zero-character";
import type { ApiRequest, InputForm } from "./route";

/** What a request asks for, by the contract of its route. @throws DomainError `malformed` naming the fields. */
export async function readInput<Input extends z.ZodType>(
  input: Input,
  { readBody, params, query }: Pick<ApiRequest, "readBody" | "params" | "query">,
  takes: InputForm,
): Promise<z.output<Input>> {
  const given = takes === "json" ? await readBody() : query;
  if (holdsZeroCharacter(given) || holdsZeroCharacter(params)) {
    throw new DomainError("malformed", "This request holds a character that is no text (U+0000).");
  }
  const isObject = typeof given === "object" && given !== null && !Array.isArray(given);
  const parsed = input.safeParse(isObject ? { ...given, ...params } : given);
  if (parsed.success) return parsed.data;
  throw new DomainError(
    "malformed",
    "This request does not have the form that /api/openapi.json describes.",
    { fields: fieldProblems(parsed.error) },
  );
}
