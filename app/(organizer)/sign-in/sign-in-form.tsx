"use client";

import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { signIn, type SignInResult } from "@/app/_organizer/account/sign-in";
import { PasswordField } from "@/app/_organizer/account/password-field";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";

interface SignInFormProps {
  /** Signed in; what comes next is opened. */
  onDone: () => void;
  /** The password is right, and a code is needed as well. */
  onCodeNeeded: () => void;
}

/** Takes email and password. `post` keeps the password out of the address if it is sent before hydration. */
export function SignInForm({ onDone, onCodeNeeded }: SignInFormProps) {
  const t = useTranslations("organizer.signIn");
  const more = useTranslations("organizer.accounts.signIn");
  const [state, setState] = useState<SignInResult | "idle" | "busy">("idle");
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "busy") return;
    const form = new FormData(event.currentTarget);
    setState("busy");
    const result = await signIn(String(form.get("email")), String(form.get("password")));
    if (result.state === "done") onDone();
    else if (result.state === "code_needed") onCodeNeeded();
    else setState(result);
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {typeof state === "string" || state.state === "done" || state.state === "code_needed" ? null : (
        <Notice
          tone="danger"
          announced
          title={state.state === "locked" ? t("locked", { minutes: state.minutes }) : t(state.state)}
        />
      )}
      <Field label={t("email")}>
        {(control) => (
          <TextInput {...control} type="email" name="email" autoComplete="username webauthn" required />
        )}
      </Field>
      <PasswordField label={t("password")} autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button type="submit" variant="primary" busyLabel={state === "busy" && t("busy")}>
          {t("submit")}
        </Button>
        <Link href="/sign-in/forgot" className="inline-flex min-h-8 items-center text-label">
          {more("forgot")}
        </Link>
      </div>
    </form>
  );
}
