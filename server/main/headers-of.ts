import type { IncomingMessage } from "node:http";

/** The headers of a request as the web's own kind. */
export const headersOf = ({ headers }: Pick<IncomingMessage, "headers">): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      [value ?? []].flat().map((one) => [name, one]),
    ),
  );
