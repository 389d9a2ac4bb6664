import { configuredLocation } from "@/db/client";
import { migrate } from "@/db/migrate";
import { liveDeps } from "@/server/deps";
import { demoSlug, seedDemo } from "@/server/services/startup/seed-demo";

// Run as `npm run db:seed`: brings the configured database to the newest schema and to a demo project.
await migrate(configuredLocation());
const deps = liveDeps();
await seedDemo(deps);
await deps.store.close();
console.log(`The demo project is there: /p/${demoSlug}`);
