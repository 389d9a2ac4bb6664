import type { Page } from "@playwright/test";

/** A key as a keyboard layout sends it: where it lies, and what it writes there. */
export interface LayoutKey {
  code: string;
  key: string;
}

/** Presses keys of a layout that is not the American one. */
export async function pressLayoutKeys(page: Page, keys: readonly LayoutKey[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const { code, key } of keys) {
    await client.send("Input.dispatchKeyEvent", { type: "keyDown", code, key, text: key });
    await client.send("Input.dispatchKeyEvent", { type: "keyUp", code, key });
  }
  await client.detach();
}
