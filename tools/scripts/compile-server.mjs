import { compiledFolder } from "../../server/compiled/load-compiled.mjs";

// A server that may not write into its folder finds itself compiled there.
await compiledFolder();
