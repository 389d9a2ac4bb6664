import { Readable } from "node:stream";
import { DomainError } from "@/server/domain/errors";
import type { ApiRequest } from "../route";
import { SentStream } from "../sent";

export const yamlType = "application/yaml";

/** Whether a request asks for this media type by its name. */
export function acceptsType({ headers }: ApiRequest, type: string): boolean {
  return (headers.accept ?? "")
    .split(",")
    .some((each) => each.split(";", 1)[0]?.trim().toLowerCase() === type);
}

export const yamlAnswer = (text: string): SentStream =>
  new SentStream(Readable.from([text]), { "content-type": `${yamlType}; charset=utf-8` });

/** The text of a protocol file in the body, which is JSON or YAML; JSON is YAML too. @throws DomainError `malformed`. */
export async function protocolBodyOf({ readBytes }: Pick<ApiRequest, "readBytes">): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await readBytes());
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new DomainError("malformed", "The body is not text in UTF-8.");
  }
}
