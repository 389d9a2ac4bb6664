import { keepAliveClient } from "./keep-alive";

/** Posts JSON with an annotator's token, or null for none. @throws Error where the answer is none of success. */
export type PostJson = <T>(path: string, token: string | null, body: unknown) => Promise<T>;

/** Posts over connections that stay open until they are closed. @param connections at most so many */
export function jsonPoster(url: string, connections: number): { post: PostJson; close: () => void } {
  const { ask, close } = keepAliveClient(url, connections);
  const post = async <T>(path: string, token: string | null, body: unknown) => {
    const headers = {
      "content-type": "application/json",
      ...(token !== null && { authorization: `Bearer ${token}` }),
    };
    const { status, text } = await ask({ method: "POST", path, headers, body: JSON.stringify(body) });
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
    return JSON.parse(text) as T;
  };
  return { post, close };
}
