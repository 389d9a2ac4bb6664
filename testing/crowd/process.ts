import { readFileSync } from "node:fs";
import { sharedStore } from "@/db/client";
import { runCrowd, type CrowdPlan } from "./crowd";

// One of several processes that work on the database of DATABASE_URL; prints what it did as one line of JSON.
const plan = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as CrowdPlan;
const store = sharedStore();
const log = await runCrowd(store, plan);
await store.close();
console.log(JSON.stringify(log));
