// Builds the SQLite driver of the Node that runs this, if that one needs building; ends with 1 when it cannot.
import { buildSqliteDriver } from "../install.mjs";

process.exitCode = (await buildSqliteDriver()) === null ? 0 : 1;
