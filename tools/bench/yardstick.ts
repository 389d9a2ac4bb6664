import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { openSqlite } from "@/db/open-sqlite";
import { keepAliveClient } from "./keep-alive";

const measuredMs = 1_000;
const connections = 64;

/**
 * What the machine does by itself, so that figures of two machines, or of two days, can be held against each other: raw
 * commits of the disk, requests to a server that does nothing, and plain work of one core.
 */
export async function printYardstick(): Promise<void> {
  const commits = rawCommits();
  const requests = await bareRequests();
  const named = (rate: number) => Math.round(rate).toLocaleString("en");
  console.log(
    `This machine, Node ${process.versions.node}, ${availableParallelism()} cores: ${named(commits)} commits/s of one row ` +
      `(better-sqlite3 alone, synchronous=FULL), ${named(requests)} requests/s to a bare HTTP server over ` +
      `${connections} connections (both ends in one process), ${named(plainWork())} pages/s written and read as JSON`,
  );
}

/** @returns how often in a second `work` was done, in the time that is measured */
function rateOf(work: () => void): number {
  const start = performance.now();
  let times = 0;
  while (performance.now() - start < measuredMs) {
    work();
    times += 1;
  }
  return (1_000 * times) / (performance.now() - start);
}

function rawCommits(): number {
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-yardstick-"));
  const database = openSqlite(path.join(folder, "raw.sqlite"));
  try {
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.exec("create table written (id integer primary key, answer text)");
    const insert = database.prepare("insert into written (answer) values ('an answer')");
    return rateOf(() => void insert.run());
  } finally {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bareRequests(): Promise<number> {
  const server = createServer((_request, response) => response.end("ok"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = keepAliveClient(`http://127.0.0.1:${port}`, connections);
  const start = performance.now();
  let times = 0;
  const ask = async () => {
    while (performance.now() - start < measuredMs) {
      await client.ask({ method: "GET", path: "/", headers: {} });
      times += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const rate = (1_000 * times) / (performance.now() - start);
  client.close();
  server.close();
  return rate;
}

/** A page of five pairs, as it goes to a browser. */
const page = Array.from({ length: 5 }, (_, at) => ({
  key: `item-${at}`,
  textA: `Pair ${at}: the early train to the coast was late again because of snow on the line.`,
  textB: `Pair ${at}: snow on the tracks held up the morning service to the sea once more.`,
}));

const plainWork = (): number => rateOf(() => void JSON.parse(JSON.stringify(page)));
