"use client";

import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { signIn, type PasswordResult } from "@/app/_organizer/account/sign-in";
import { PasswordField } from "@/app/_organizer/account/password-field";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";

/** Signs in and opens the projects. `post` keeps the password out of the address if it is sent before hydration. */
export function SignInForm() {
  const t = useTranslations("organizer.signIn");
  const [state, setState] = useState<PasswordResult | "idle" | "busy">("idle");
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "busy") return;
    const form = new FormData(event.currentTarget);
    setState("busy");
    const result = await signIn(String(form.get("email")), String(form.get("password")));
    if (result.state === "done") window.location.assign("/projects");
    else setState(result);
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {typeof state === "string" || state.state === "done" ? null : (
        <Notice
          tone="danger"
          announced
          title={state.state === "locked" ? t("locked", { minutes: state.minutes }) : t(state.state)}
        />
      )}
      <Field label={t("email")}>
        {(control) => <TextInput {...control} type="email" name="email" autoComplete="username" required />}
      </Field>
      <PasswordField label={t("password")} autoComplete="current-password" />
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busyLabel={state === "busy" && t("busy")}
      >
        {t("submit")}
      </Button>
    </form>
  );
}
