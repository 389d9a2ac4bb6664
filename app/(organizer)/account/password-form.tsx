"use client";

import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { PasswordField } from "@/app/_organizer/account/password-field";
import { changePassword, type PasswordResult } from "@/app/_organizer/account/sign-in";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";

const minPasswordLength = 12;

/** Sets a new password. `post` keeps both out of the address if the form is sent before hydration. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations("organizer.account");
  const setUp = useTranslations("organizer.setUp");
  const [state, setState] = useState<PasswordResult | "idle" | "busy" | "short">("idle");
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "busy") return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const chosen = String(given.get("new"));
    if (chosen.length < minPasswordLength) return setState("short");
    setState("busy");
    const result = await changePassword(String(given.get("current")), chosen);
    if (result.state === "done") form.reset();
    setState(result);
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {typeof state === "string" ? null : <Outcome result={state} />}
      {/* Lets a password manager know whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField label={t("current")} name="current" autoComplete="current-password" />
      <PasswordField
        label={t("new")}
        name="new"
        autoComplete="new-password"
        hint={setUp("passwordHint")}
        error={state === "short" ? t("tooShort") : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busyLabel={state === "busy" && t("busy")}
      >
        {t("change")}
      </Button>
    </form>
  );
}

function Outcome({ result }: { result: PasswordResult }) {
  const t = useTranslations("organizer.account");
  const text = result.state === "locked" ? t("locked", { minutes: result.minutes }) : t(result.state);
  return <Notice tone={result.state === "done" ? "info" : "danger"} announced title={text} />;
}
