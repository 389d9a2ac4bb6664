"use client";

import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { Button } from "@/app/_ui/button";
import { CopyButton } from "@/app/_ui/copy-button";
import { Field } from "@/app/_ui/field";
import { TextInput } from "@/app/_ui/text-input";
import { askAuth } from "./auth-request";
import { QrCode } from "./qr-code";
import type { AppSecret } from "./two-factor-answers";

interface ProveAppProps {
  secret: AppSecret;
  onDone: () => void;
  onCancel: () => void;
}

/** Shows the secret as a picture and as text, and takes the code that proves the app has it. */
export function ProveApp({ secret, onDone, onCancel }: ProveAppProps) {
  const t = useTranslations("organizer.accounts.twoFactor");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<"codeWrong" | "wait" | "unreachable" | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const code = String(new FormData(event.currentTarget).get("code")).replaceAll(/\s/g, "");
    const { state } = await askAuth("two-factor/verify-totp", { code });
    setIsBusy(false);
    if (state === "done") return onDone();
    setProblem(state === "refused" ? "codeWrong" : state === "unreachable" ? state : "wait");
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <p>{t("scan")}</p>
      <QrCode text={secret.uri} label={t("qr")} />
      <p>{t("secret")}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 rounded-cell bg-sunken px-2 py-1 font-mono wrap-anywhere">
          {secret.text}
        </code>
        <CopyButton text={secret.text.replaceAll(" ", "")} name={t("secretName")} />
      </div>
      <div className="max-w-md">
        <Field label={t("code")} hint={t("codeHint")} error={problem === null ? undefined : t(problem)}>
          {(control) => (
            <TextInput {...control} name="code" inputMode="numeric" autoComplete="one-time-code" required />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busyLabel={isBusy && t("busy")}>
          {t("prove")}
        </Button>
        <Button onClick={onCancel}>{t("cancel")}</Button>
      </div>
    </form>
  );
}
