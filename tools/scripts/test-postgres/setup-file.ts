import { inject } from "vitest";

// Runs before each test file is read, because the schema chooses its engine when it is imported.
process.env.DATABASE_URL = inject("databaseUrl");
