import { fileURLToPath } from "node:url";

/** The folder that holds package.json, with a trailing separator. */
export const root = fileURLToPath(new URL("../../", import.meta.url));
