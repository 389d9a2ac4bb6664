import pino from "pino";
import { currentRequest } from "./current-request";

export type Log = Pick<pino.Logger, "info" | "warn" | "error">;

export const log: Log = pino({
  level: process.env.TOUCHSTONE_LOG ?? "warn",
  serializers: { error: pino.stdSerializers.err },
  // Lines that belong to one request are found by its id, which its answer carries, too.
  mixin: () => {
    const request = currentRequest();
    return request === undefined ? {} : { request: request.id };
  },
});
