import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startFakeProlific, type FakeProlificServer } from "@/testing/prolific/start-fake-prolific";
import { startServer, type ServerProcess } from "../server-process";
import { freePort } from "../test-postgres/free-port";

const [given] = process.argv.slice(2);

/** Participants open the study under another name of this machine than the organizer, so that no browser mixes the two. */
const asParticipant = (link: string): string => link.replace("//localhost:", "//127.0.0.1:");

function startVendor(): Promise<FakeProlificServer> {
  return startFakeProlific({
    port: Number(process.env.PROLIFIC_PORT ?? 0),
    now: Date.now,
    random: Math.random,
    workspace: { title: "A lab for trying", currency: "USD" },
    settleEveryMs: 1_000,
    leadTo: asParticipant,
  });
}

async function startTouchstone(dataFolder: string, vendorUrl: string): Promise<ServerProcess> {
  const PORT = process.env.PORT ?? String(await freePort());
  // Both processes find the data by it: the server, and this one, which makes the project.
  Object.assign(process.env, { TOUCHSTONE_DATA: dataFolder, DATABASE_URL: "" });
  delete process.env.TOUCHSTONE_URL;
  return startServer(dataFolder, undefined, {
    PORT,
    TOUCHSTONE_PROLIFIC_URL: vendorUrl,
    TOUCHSTONE_PROLIFIC_SITE: vendorUrl,
    TOUCHSTONE_PROLIFIC_TOKEN: "",
  });
}

interface Told {
  project: string;
  email: string;
  password: string;
}

function tell(vendor: FakeProlificServer, server: ServerProcess, { project, email, password }: Told): void {
  const port = new URL(server.url).port;
  console.log(`
Touchstone   http://localhost:${port}/projects/${project}/recruit/prolific/study
  sign in    ${email}, password: ${password}
Prolific     ${vendor.url}   (a stand-in: no real person, no money)
  token      ${vendor.vendor.token}

1. Sign in at Touchstone, paste the token, press Connect, save the plan and the draft, then publish.
2. Open the stand-in, take part as a participant, and end in any way you like.
3. Look at Participants and bonuses, approve, and pay.
${given === undefined ? "Everything is thrown away at the end." : `The data stays in ${given}; the stand-in forgets.`} Ctrl-C ends both.
`);
}

async function run(dataFolder: string): Promise<void> {
  const vendor = await startVendor();
  // npm passes on the Ctrl-C that this process gets too: a second one must not end it before it has cleared up.
  const ended = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => resolve());
  });
  try {
    const server = await startTouchstone(dataFolder, vendor.url);
    try {
      // Only now is the data folder known to what opens its database.
      const { makeRecruitProject, demoOrganizer } = await import("./recruit-project");
      tell(vendor, server, { project: await makeRecruitProject(), ...demoOrganizer });
      await ended;
    } finally {
      await server.stop();
    }
  } finally {
    await vendor.stop();
  }
}

if (given !== undefined && existsSync(path.join(given, "touchstone.sqlite"))) {
  console.error(`${given} holds data already. Name a new folder, or none.`);
  process.exitCode = 2;
} else {
  const folder = given ?? (await mkdtemp(path.join(tmpdir(), "touchstone-recruit-")));
  try {
    await run(path.resolve(folder));
  } finally {
    if (given === undefined) await rm(folder, { recursive: true, force: true });
  }
}
