import type { Metadata } from "next";

/** What every page says of the site: its icons and manifest, and a picture for links where the public address is known. */
export function siteMetadata(publicUrl = process.env.TOUCHSTONE_URL): Metadata {
  const site = { manifest: "/site.webmanifest", icons: { apple: "/apple-touch-icon.png" } };
  // Whoever shows a link fetches its picture by a whole address.
  if (!publicUrl) return site;
  return { ...site, metadataBase: new URL(publicUrl), openGraph: { images: ["/social.png"] } };
}
