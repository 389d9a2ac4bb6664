import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

/** Posts JSON with an annotator's token, or null for none. @throws Error where the answer is none of success. */
export type PostJson = <T>(path: string, token: string | null, body: unknown) => Promise<T>;

/** Posts over connections that stay open until they are closed. @param connections at most so many */
export function jsonPoster(url: string, connections: number): { post: PostJson; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const post = <T>(path: string, token: string | null, body: unknown) => {
    const headers = {
      "content-type": "application/json",
      ...(token !== null && { authorization: `Bearer ${token}` }),
    };
    return new Promise<T>((resolve, reject) => {
      const call = request(`${url}${path}`, { agent, method: "POST", headers }, (response) => {
        text(response).then((answer) => {
          if ((response.statusCode ?? 500) < 300) resolve(JSON.parse(answer) as T);
          else reject(new Error(`${path} answered ${response.statusCode}: ${answer}`));
        }, reject);
      });
      call.once("error", reject);
      call.end(JSON.stringify(body));
    });
  };
  return { post, close: () => agent.destroy() };
}
