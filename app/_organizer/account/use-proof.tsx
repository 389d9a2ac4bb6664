"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState, type ReactNode, type SubmitEvent } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { provedForMs } from "@/server/domain/organizer/account-security";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { PasswordField } from "./password-field";
import { signOut } from "./sign-out";

interface ProvedAccount {
  /** Until when the password need not be asked for (ISO 8601). */
  provedUntil: string;
  /** An account without a password proves itself by signing in again. */
  hasPassword: boolean;
}

/** Asked a little earlier than the server would, so that an act that was let through is not refused. */
const marginMs = 20_000;

interface Proof {
  /** Goes on at once, or after the password was entered again. */
  prove: (act: () => void) => void;
  /** Stands somewhere in the page. */
  question: ReactNode;
}

/** Asks for the password again before a change of how somebody signs in. */
export function useProof({ provedUntil, hasPassword }: ProvedAccount): Proof {
  const t = useTranslations("organizer.accounts.proof");
  const ui = useTranslations("organizer.ui");
  const { sentenceOf } = useErrorSentences();
  const id = useId();
  const [act, setAct] = useState<{ go: () => void } | null>(null);
  const [until, setUntil] = useState(() => Date.parse(provedUntil));
  const confirm = useMutation(useTRPC().account.confirmPassword.mutationOptions());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (confirm.isPending) return;
    const password = String(new FormData(event.currentTarget).get("password"));
    confirm.mutate(
      { password },
      {
        onSuccess: () => {
          setUntil(Date.now() + provedForMs);
          setAct(null);
          act?.go();
        },
      },
    );
  };
  const actions = (
    <>
      <Button onClick={() => setAct(null)}>{ui("cancel")}</Button>
      {hasPassword ? (
        <Button type="submit" form={id} variant="primary" busyLabel={confirm.isPending && t("busy")}>
          {t("confirm")}
        </Button>
      ) : (
        <Button variant="primary" onClick={() => void signOut("/sign-in")}>
          {t("signOut")}
        </Button>
      )}
    </>
  );
  return {
    prove: (go) => {
      if (Date.now() < until - marginMs) return go();
      confirm.reset();
      setAct({ go });
    },
    question: (
      <Dialog
        open={act !== null}
        onOpenChange={(open) => (open ? null : setAct(null))}
        title={hasPassword ? t("title") : t("titleWithout")}
        description={t(hasPassword ? "text" : "textWithout")}
        actions={actions}
      >
        {hasPassword ? (
          <form id={id} method="post" onSubmit={submit}>
            <PasswordField
              label={t("password")}
              autoComplete="current-password"
              error={confirm.error ? sentenceOf(confirm.error) : undefined}
            />
          </form>
        ) : null}
      </Dialog>
    ),
  };
}
