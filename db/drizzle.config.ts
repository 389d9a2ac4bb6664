import { defineConfig } from "drizzle-kit";
import { engineOf } from "./engine";

const engine = engineOf();

export default defineConfig({
  dialect: engine === "postgres" ? "postgresql" : "sqlite",
  schema: "./db/schema",
  out: `./db/migrations/${engine}`,
  casing: "snake_case",
});
