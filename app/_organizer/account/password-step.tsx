"use client";

import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { Button } from "@/app/_ui/button";
import { askAuth, type AuthRefusal } from "./auth-request";
import { PasswordField } from "./password-field";

interface PasswordStepProps {
  /** What is asked of `/api/auth` with the password. */
  path: string;
  hint: string;
  confirm: string;
  onDone: (body: unknown) => void;
  onCancel: () => void;
}

/** Asks for the password before a change of the second factor. */
export function PasswordStep({ path, hint, confirm, onDone, onCancel }: PasswordStepProps) {
  const t = useTranslations("organizer.accounts.twoFactor");
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<AuthRefusal | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const password = String(new FormData(event.currentTarget).get("password"));
    const answer = await askAuth(path, { password });
    setIsBusy(false);
    if (answer.state === "done") onDone(answer.body);
    else setRefusal(answer);
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-3">
      <PasswordField
        label={t("password")}
        autoComplete="current-password"
        hint={hint}
        error={refusal === null ? undefined : sentenceOf(refusal, t)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busyLabel={isBusy && t("busy")}>
          {confirm}
        </Button>
        <Button onClick={onCancel}>{t("cancel")}</Button>
      </div>
    </form>
  );
}

type Texts = ReturnType<typeof useTranslations<"organizer.accounts.twoFactor">>;

function sentenceOf(refusal: AuthRefusal, t: Texts): string {
  if (refusal.state === "locked") return t("locked", { minutes: refusal.minutes });
  if (refusal.state === "too_many") return t("wait");
  return refusal.state === "refused" ? t("wrong") : t("unreachable");
}
