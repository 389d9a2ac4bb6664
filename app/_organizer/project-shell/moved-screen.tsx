"use client";

import { useRouter } from "next/navigation";
import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { useEffect } from "react";

interface MovedScreenProps {
  project: string;
  /** Where each part of the old screen is now, by its anchor: the path below the project. */
  screens: Readonly<Record<string, string>>;
  /** Where the rest is. */
  first: string;
}

/** Leads on from the address of a screen that is now several; only the browser knows which part was meant. */
export function MovedScreen({ project, screens, first }: MovedScreenProps) {
  const t = useTranslations("organizer.nav");
  const router = useRouter();
  const address = `/projects/${project}`;
  useEffect(() => {
    router.replace(`${address}${screens[location.hash.slice(1)] ?? first}`);
  }, [address, first, router, screens]);
  return (
    <p className="text-label">
      <Link href={`${address}${first}`}>{t("moved")}</Link>
    </p>
  );
}
