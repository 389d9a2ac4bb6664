import { vi } from "vitest";
import type { FileStore } from "@/server/files/file-store";
import { openFiles } from "@/server/files/open-files";
import { startStorage, type StorageStandIn } from "./stand-in";

/** What the environment names while a test uses a storage. */
const testBucket = "touchstone-tests";
const key = { id: "TESTKEY", secret: "a secret that only tests know" };

/** Lets the environment name a storage; processes that are started from here use it as well. */
export function nameStorage(endpoint: string): void {
  vi.stubEnv("TOUCHSTONE_S3_BUCKET", testBucket);
  vi.stubEnv("TOUCHSTONE_S3_ENDPOINT", endpoint);
  vi.stubEnv("TOUCHSTONE_S3_PREFIX", "of/one");
  vi.stubEnv("AWS_ACCESS_KEY_ID", key.id);
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", key.secret);
}

/** Begins a storage, and opens the files of this process in it until `vi.unstubAllEnvs`. */
export async function useStorage(): Promise<{ storage: StorageStandIn; files: FileStore }> {
  const storage = await startStorage({ bucket: testBucket, key });
  nameStorage(storage.endpoint);
  return { storage, files: await openFiles() };
}
