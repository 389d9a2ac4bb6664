import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../root.mjs";
import { postgresAccount } from "./account";
import { freePort } from "./free-port";
import { untilItAnswers } from "./until-it-answers";

const fetched = join(root, ".cache", "pgbouncer");
const packages = ["pgbouncer", "libc-ares2", "libevent-2.1-7"];
const libraries = (folder: string) => join(folder, "usr/lib", `${debianArchitecture()}-linux-gnu`);
const debianArchitecture = () => (process.arch === "arm64" ? "aarch64" : "x86_64");

/** Debian's package and the libraries that it needs, unpacked in a folder: nothing is installed and no service starts. */
function fetchFromDebian(): boolean {
  if (existsSync(join(fetched, "usr/sbin/pgbouncer"))) return true;
  if (!existsSync("/usr/bin/apt-get")) return false;
  const folder = mkdtempSync(join(tmpdir(), "touchstone-pgbouncer-package-"));
  try {
    execFileSync("/usr/bin/apt-get", ["download", "-q", ...packages], { cwd: folder, stdio: "pipe" });
    mkdirSync(fetched, { recursive: true });
    for (const file of readdirSync(folder))
      execFileSync("/usr/bin/dpkg", ["-x", join(folder, file), fetched]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A way to a PostgreSQL server that lends a connection for each transaction. */
export interface TestPgbouncer {
  /** The address of the database through it. */
  through: (databaseUrl: string) => string;
  version: string;
  stop: () => Promise<void>;
}

/** Puts the program, as `TEST_PGBOUNCER` names it or as Debian has it, and its libraries into a folder. */
function putInto(folder: string): boolean {
  const named = process.env.TEST_PGBOUNCER;
  const program = join(folder, "pgbouncer");
  if (named !== undefined) copyFileSync(named, program);
  else if (fetchFromDebian()) {
    copyFileSync(join(fetched, "usr/sbin/pgbouncer"), program);
    cpSync(libraries(fetched), join(folder, "libraries"), { recursive: true, verbatimSymlinks: true });
  } else return false;
  chmodSync(program, 0o755);
  return true;
}

const guardScript = join(root, "tools/scripts/test-postgres/guard.sh");

/** So few that several clients take turns on each. */
const lentConnections = 6;
const forNamedStatements = "max_prepared_statements = 200";

/**
 * Starts pgbouncer in transaction mode before a PostgreSQL server: the program of `TEST_PGBOUNCER`, or Debian's.
 * @returns null, with a line that says so, where there is none
 */
export async function startPgbouncer(databaseUrl: string): Promise<TestPgbouncer | null> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-pgbouncer-"));
  if (!putInto(folder)) {
    rmSync(folder, { recursive: true });
    console.log("There is no pgbouncer here and apt-get has none, so nothing is tried through it.");
    return null;
  }
  // What a shell starts in the background ignores QUIT, and pgbouncer has no use of its own for it.
  const env = { ...process.env, LD_LIBRARY_PATH: join(folder, "libraries"), END_SIGNAL: "TERM" };
  const said = execFileSync(join(folder, "pgbouncer"), ["--version"], { env, encoding: "utf8" });
  const version = /\d+\.\d+/.exec(said)?.[0] ?? "";
  const keepsNames = Number(version.split(".")[1]) >= 21;
  const port = await freePort();
  const target = new URL(databaseUrl);
  writeFileSync(join(folder, "users"), `"${target.username}" ""\n`);
  const settings = [
    `[databases]\n* = host=${target.hostname} port=${target.port}\n[pgbouncer]`,
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    `auth_type = trust\nauth_file = ${join(folder, "users")}`,
    `pool_mode = transaction\ndefault_pool_size = ${lentConnections}\nmax_client_conn = 400`,
    ...(keepsNames ? [forNamedStatements] : []),
  ];
  writeFileSync(join(folder, "pgbouncer.ini"), settings.join("\n"));
  const account = postgresAccount();
  execFileSync("chown", ["-R", `${account.uid}:${account.gid}`, folder]);
  const command = [join(folder, "pgbouncer"), join(folder, "pgbouncer.ini")];
  const guard = spawn("sh", ["-c", readFileSync(guardScript, "utf8"), "guard", folder, ...command], {
    ...account,
    cwd: folder,
    env,
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  const through = (url: string) => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).toString();
  const stop = async () => {
    guard.stdin.end();
    await once(guard, "close");
  };
  await untilItAnswers(through(databaseUrl), join(folder, "log")).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { through, version, stop };
}
