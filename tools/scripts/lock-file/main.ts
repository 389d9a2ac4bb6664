import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";
import { completeLock } from "./complete-lock";
import { formatLock, parseLock } from "./lock";

const file = join(root, "package-lock.json");
writeFileSync(file, formatLock(completeLock(parseLock(readFileSync(file, "utf8")))));
