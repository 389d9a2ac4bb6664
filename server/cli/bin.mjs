#!/usr/bin/env node
import { loadCompiled } from "../compiled/load-compiled.mjs";

await loadCompiled("command-line");
