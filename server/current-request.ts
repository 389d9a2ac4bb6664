import { AsyncLocalStorage } from "node:async_hooks";

/** What the log and the measurements know of the request that is being answered. */
export interface CurrentRequest {
  id: string;
  /** What was asked for, as the product names it, never with what somebody typed: a route's pattern, a procedure's name. */
  name: string;
  /** Whether something that its answer needs was refused because the database does not answer now. */
  isBusy?: boolean;
}

// One process holds several copies of a module, and all of them answer the same request.
const shared = globalThis as typeof globalThis & {
  touchstoneRequest?: AsyncLocalStorage<CurrentRequest>;
};
const current = (shared.touchstoneRequest ??= new AsyncLocalStorage<CurrentRequest>());

/** Runs what answers a request, so that all it calls can ask which one it is. */
export function duringRequest<T>(request: CurrentRequest, work: () => T): T {
  return current.run(request, work);
}

/** The request that is being answered; undefined for what the server does by itself. */
export const currentRequest = (): CurrentRequest | undefined => current.getStore();

/** What a browser's request for data is called before a procedure answers it. */
export const unnamedProcedure = "unknown procedure";

/** Says which procedure answers the request; pages call procedures, too, and stay pages. */
export function nameProcedure(path: string): void {
  const request = current.getStore();
  if (request?.name === unnamedProcedure) request.name = path;
}

/** Says what the request that is being answered turned out to ask for. */
export function nameRequest(name: string): void {
  const request = current.getStore();
  if (request !== undefined) request.name = name;
}

/** Says that the database did not answer, whatever becomes of the answer. */
export function noteBusy(): void {
  const request = current.getStore();
  if (request !== undefined) request.isBusy = true;
}
