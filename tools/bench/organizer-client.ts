import { request } from "node:http";
import type { TestOrganizer } from "@/testing/organizer";

/** What an organizer's browser asks the server for. */
export interface OrganizerClient {
  query: <T>(procedure: string, input: object) => Promise<T>;
  mutate: <T>(procedure: string, input: object) => Promise<T>;
  upload: (project: string, name: string, body: AsyncIterable<Uint8Array>) => Promise<{ uploadId: string }>;
  /** Opens a page as a browser does, to its last byte. @returns its status */
  open: (address: string) => Promise<number>;
}

interface TrpcAnswer<T> {
  result?: { data: T };
  error?: { message: string };
}

/** Signs in to a running server. */
export async function signInByProgram(
  url: string,
  { email, password }: TestOrganizer,
): Promise<OrganizerClient> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";", 1)[0])
    .join("; ");
  if (!answer.ok) throw new Error(`The sign-in was answered with ${answer.status}.`);
  const read = async <T>(response: Response): Promise<T> => {
    const { result, error } = (await response.json()) as TrpcAnswer<T>;
    if (error !== undefined) throw new Error(error.message);
    return result?.data as T;
  };
  return {
    query: async (procedure, input) =>
      read(
        await fetch(`${url}/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`, {
          headers: { cookie },
        }),
      ),
    mutate: async (procedure, input) =>
      read(
        await fetch(`${url}/api/trpc/${procedure}`, {
          method: "POST",
          headers: { cookie, "content-type": "application/json" },
          body: JSON.stringify(input),
        }),
      ),
    upload: (project, name, body) =>
      sendFile(`${url}/api/uploads?project=${project}&name=${name}`, cookie, body),
    open: async (address) => {
      const response = await fetch(`${url}${address}`, { headers: { cookie }, redirect: "manual" });
      await response.arrayBuffer();
      return response.status;
    },
  };
}

function sendFile(
  address: string,
  cookie: string,
  body: AsyncIterable<Uint8Array>,
): Promise<{ uploadId: string }> {
  return new Promise((resolve, reject) => {
    const call = request(address, { method: "POST", headers: { cookie } }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.once("end", () => resolve(JSON.parse(text) as { uploadId: string }));
    });
    call.once("error", reject);
    (async () => {
      for await (const chunk of body)
        if (!call.write(chunk)) await new Promise((done) => call.once("drain", done));
      call.end();
    })().catch(reject);
  });
}
