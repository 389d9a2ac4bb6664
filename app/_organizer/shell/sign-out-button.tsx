"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";

export function SignOutButton() {
  const t = useTranslations("organizer.shell");
  const signOut = async () => {
    await fetch("/api/auth/sign-out", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    window.location.assign("/sign-in");
  };
  return (
    <Button variant="quiet" onClick={() => void signOut()}>
      {t("signOut")}
    </Button>
  );
}
