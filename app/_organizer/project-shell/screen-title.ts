import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ScreenName } from "./screens";

/** The title of a screen's page, for Next to ask for. */
export function screenTitle(name: ScreenName): () => Promise<Metadata> {
  return async () => ({ title: (await getTranslations("organizer.nav.screens"))(name) });
}
