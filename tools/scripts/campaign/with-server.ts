import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startServer } from "../server-process";

export interface ServedCampaign {
  url: string;
  dataFolder: string;
  /** For files that the campaign reads and writes. */
  folder: string;
}

/** Runs a campaign on the built server with an empty data folder, and takes both away again. */
export async function withServer<T>(work: (campaign: ServedCampaign) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "touchstone-campaign-"));
  const dataFolder = path.join(folder, "data");
  try {
    const server = await startServer(dataFolder);
    try {
      return await work({ url: server.url, dataFolder, folder });
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
