import { expect } from "vitest";
import type { Deps } from "@/server/deps";
import { createTokenInput } from "@/server/domain/token/contracts";
import { apiScopes, type ApiScope } from "@/server/domain/token/scopes";
import { createToken } from "@/server/services/token/create-token";
import { undescribed } from "./api-description";

export interface SentToApi {
  body?: unknown;
  headers?: Record<string, string>;
}

/** A token of a person; for all verbs unless the test says otherwise. */
export async function tokenOf(
  deps: Deps,
  { userId }: { userId: string },
  scope: readonly ApiScope[] = apiScopes,
  more: { project?: string; days?: number } = {},
): Promise<string> {
  const input = createTokenInput.parse({ name: "nightly pull", scope: [...scope], ...more });
  return (await createToken(deps, userId, input)).token;
}

/** Asks the programs' API; an answer in JSON has to be as the API's description says. */
export async function askApi(
  base: string,
  token: string | null,
  [method, path]: readonly [method: string, path: string],
  { body, headers }: SentToApi = {},
) {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /^application\/json\b/.test(response.headers.get("content-type") ?? "");
  // Every answer of this door that says it is JSON is an object.
  const json = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
  if (isJson) expect(undescribed(method, path, response.status, json)).toEqual([]);
  return { status: response.status, text, json, headers: response.headers };
}
