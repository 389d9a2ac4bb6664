import type { FakeProlificServer } from "./start-fake-prolific";

/** Calls the interface of a running fake as a plain program does. */
export function plainCalls({ url, vendor }: FakeProlificServer, token = vendor.token) {
  return async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { Authorization: `Token ${token}`, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}
