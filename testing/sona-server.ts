import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How the server answers the next request. */
type Mood = "gives" | "refuses" | "fails" | "hangs-up" | "redirects";

const xml = (inner: string) =>
  `<WebstudyCreditResponse><WebstudyCreditResult>${inner}</WebstudyCreditResult></WebstudyCreditResponse>`;

const bodies = {
  gives: xml(
    `<a:Errors i:nil="true"/><a:Result><a:credit_status>G</a:credit_status><a:signup_id>1</a:signup_id></a:Result>`,
  ),
  refuses: xml(
    `<a:Errors><a:APIErrorCode><a:err_message>Invalid survey code</a:err_message></a:APIErrorCode></a:Errors><a:Result i:nil="true"/>`,
  ),
};

/** A stand-in for a university's SONA system: answers its one address as SONA documents it, and notes what was asked. */
export async function openSona() {
  const asked: string[] = [];
  let mood: Mood = "gives";
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    switch (mood) {
      case "fails":
        response.writeHead(503).end("busy");
        break;
      case "hangs-up":
        request.socket.destroy();
        break;
      case "redirects":
        response.writeHead(302, { location: "/elsewhere" }).end();
        break;
      default:
        response.writeHead(200, { "content-type": "text/xml" }).end(bodies[mood]);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    site: `http://127.0.0.1:${port}`,
    asked,
    be: (next: Mood) => {
      mood = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
