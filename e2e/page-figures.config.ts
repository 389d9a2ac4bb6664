import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

/** What pages weigh and how fast they are is measured one after the other, and asked for by name: `npm run page-figures`. */
export default defineConfig({
  ...config,
  testMatch: "page-figures.measure.ts",
  workers: 1,
  fullyParallel: false,
});
