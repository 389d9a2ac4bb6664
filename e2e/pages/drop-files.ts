import type { Locator } from "@playwright/test";

/** A file with a text in it. */
export interface DroppedFile {
  name: string;
  text: string;
}

/** Drops files onto an element, as from the desktop. */
export async function dropFiles(target: Locator, files: readonly DroppedFile[]): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, text } of all) transfer.items.add(new File([text], name, { type: "text/plain" }));
    return transfer;
  }, files);
  await target.dispatchEvent("dragover", { dataTransfer });
  await target.dispatchEvent("drop", { dataTransfer });
}
