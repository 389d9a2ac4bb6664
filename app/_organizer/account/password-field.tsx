"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { TextInput } from "@/app/_ui/text-input";

interface PasswordFieldProps {
  label: string;
  name?: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  error?: string | undefined;
}

/** A password that can be shown while it is typed; pasting works. */
export function PasswordField({ label, name = "password", autoComplete, hint, error }: PasswordFieldProps) {
  const t = useTranslations("organizer.account");
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex gap-2">
          <TextInput
            {...control}
            type={shown ? "text" : "password"}
            name={name}
            autoComplete={autoComplete}
            required
          />
          <Button aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? t("hidePassword") : t("showPassword")}
          </Button>
        </div>
      )}
    </Field>
  );
}
