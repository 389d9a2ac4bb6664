"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { askAuth, textIn } from "@/app/_organizer/account/auth-request";
import { signInWithPasskey } from "@/app/_organizer/account/passkey";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";

interface OtherWaysProps {
  /** What the button of the single sign-on names; null where there is none. */
  singleSignOn: string | null;
  onDone: () => void;
}

/** Signing in without a password: with a passkey, and by the provider that this server trusts. */
export function OtherWays({ singleSignOn, onDone }: OtherWaysProps) {
  const t = useTranslations("organizer.accounts.signIn");
  const [busy, setBusy] = useState<"passkey" | "singleSignOn" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const withPasskey = async () => {
    setBusy("passkey");
    setProblem(null);
    const result = await signInWithPasskey();
    if (result === "done") return onDone();
    setBusy(null);
    setProblem(t("passkeyFailed"));
  };
  const withProvider = async () => {
    setBusy("singleSignOn");
    setProblem(null);
    const answer = await askAuth("single-sign-on", {});
    const url = answer.state === "done" ? textIn(answer.body, "url") : null;
    if (url !== null) return window.location.assign(url);
    setBusy(null);
    setProblem(t("refused.unreachable"));
  };
  return (
    <section aria-label={t("or")} className="flex flex-col gap-3 border-t border-hairline pt-4">
      {problem === null ? null : <Notice tone="danger" announced title={problem} />}
      <div className="flex flex-wrap gap-2">
        {singleSignOn === null ? null : (
          <Button
            busyLabel={busy === "singleSignOn" && t("singleSignOnBusy", { name: singleSignOn })}
            onClick={() => void withProvider()}
          >
            {t("singleSignOn", { name: singleSignOn })}
          </Button>
        )}
        <Button busyLabel={busy === "passkey" && t("passkeyBusy")} onClick={() => void withPasskey()}>
          {t("passkey")}
        </Button>
      </div>
    </section>
  );
}
