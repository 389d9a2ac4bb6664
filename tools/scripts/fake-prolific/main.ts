import { startFakeProlific } from "@/testing/prolific/start-fake-prolific";

/** The stand-in for Prolific in a process of its own, on the port that `PORT` names, until it is told to end. */
const { url, stop } = await startFakeProlific({
  port: Number(process.env.PORT ?? 0),
  now: Date.now,
  random: Math.random,
});
console.log(`A stand-in for Prolific: ${url}`);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
