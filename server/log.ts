import pino from "pino";

export type Log = Pick<pino.Logger, "info" | "warn" | "error">;

export const log: Log = pino({
  level: process.env.TOUCHSTONE_LOG ?? "warn",
  serializers: { error: pino.stdSerializers.err },
});
