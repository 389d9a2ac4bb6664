import { loadCompiled } from "./load-compiled.mjs";

await loadCompiled("server");
