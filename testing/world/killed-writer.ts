import { newId } from "@/server/ids";
import { openHandles, storeOver } from "@/db/client";
import { setupLinks } from "@/db/schema";

// Writes to the file it is given until somebody kills it, eight transactions at a time, and says what was answered.
const store = storeOver(openHandles({ file: process.argv[2] ?? "" }));

async function writeOne(): Promise<void> {
  const id = newId();
  await store.write((tx) => tx.insert(setupLinks).values({ id, tokenHash: id, createdAt: 0, expiresAt: 0 }));
  process.stdout.write(`${id}\n`);
}

for (;;) await Promise.all(Array.from({ length: 8 }, writeOne));
