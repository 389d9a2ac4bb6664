import type { IncomingMessage } from "node:http";

type Incoming = Pick<IncomingMessage, "headers">;

/** The headers of a request as the web's own kind. */
export const headersOf = ({ headers }: Incoming): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      [value ?? []].flat().map((one) => [name, one]),
    ),
  );

/** One header of a request by its name in small letters, where making all of them of the web's kind would cost too much. */
export const headerOf =
  ({ headers }: Incoming) =>
  (name: string): string | null => {
    const value = headers[name];
    return value === undefined ? null : [value].flat().join(", ");
  };
