import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Deps } from "@/server/deps";
import { sendError, type ErrorForm } from "@/server/api/programs/send";
import { limitBody } from "./limit-body";
import { readAddress } from "./read-address";

/** As the browser's client reads it, which knows no other form from that door. */
const inTrpcForm: ErrorForm = ({ reason, message, details }, httpStatus) => ({
  message,
  code: -32_600,
  data: { code: "BAD_REQUEST", httpStatus, reason, details },
});

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Lets in what can be read at all, within its limits, and answers the rest itself. */
export function atTheGate(deps: Pick<Deps, "log" | "newId">, answer: Answer): RequestListener {
  return (request, response) => {
    const refuse = (error: unknown) => {
      // Whoever had begun to answer has said what there was to say.
      if (response.headersSent) return void response.destroy();
      sendError(deps, response, error, request.url?.startsWith("/api/trpc/") ? inTrpcForm : undefined);
    };
    try {
      const options = readAddress(request);
      if (options !== null) return void response.writeHead(204, options).end();
      if (!limitBody(request, response, refuse)) return;
    } catch (error) {
      return refuse(error);
    }
    answer(request, response).catch((error: unknown) => {
      // What was refused, or given up by its sender, in the middle of its body has been answered or needs no answer.
      if (response.writableEnded || request.destroyed) return;
      deps.log.error({ error }, "unexpected error");
      response.destroy();
    });
  };
}
