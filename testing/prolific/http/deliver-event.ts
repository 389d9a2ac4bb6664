import type { Deliver } from "../settle";

/** Posts an event to the address of its subscription. */
export const deliverEvent: Deliver = async ({ url, headers, rawBody }) => {
  try {
    const response = await fetch(url, { method: "POST", headers, body: rawBody, redirect: "manual" });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
};
