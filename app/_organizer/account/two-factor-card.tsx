"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Moment } from "@/app/_ui/moment";
import { useToast } from "@/app/_ui/toast";
import type { AccountOverview } from "@/server/domain/organizer/account-contracts";
import { PasswordStep } from "./password-step";
import { ProveApp } from "./prove-app";
import { RecoveryCodes } from "./recovery-codes";
import { readCodes, readSecret, type AppSecret } from "./two-factor-answers";

interface TwoFactorCardProps {
  twoFactor: AccountOverview["twoFactor"];
  hasPassword: boolean;
}

/** What is being done: each begins with the password, and turning on goes on with the app and the codes. */
type Step =
  | { at: "rest" }
  | { at: "turnOn" | "turnOff" | "newCodes" }
  | { at: "prove"; secret: AppSecret }
  | { at: "codes"; codes: string[] };

/** Turns the code of an app at the sign-in on and off, and makes recovery codes. */
export function TwoFactorCard({ twoFactor, hasPassword }: TwoFactorCardProps) {
  const t = useTranslations("organizer.accounts.twoFactor");
  const router = useRouter();
  const tell = useToast();
  const [step, setStep] = useState<Step>({ at: "rest" });
  const rest = () => setStep({ at: "rest" });
  const told = (title: string) => {
    rest();
    tell({ title });
    router.refresh();
  };
  return (
    <Card title={t("title")}>
      <p>{!hasPassword ? t("needsPassword") : twoFactor === null ? t("off") : <OnSince {...twoFactor} />}</p>
      {step.at === "rest" && hasPassword ? (
        <div className="flex flex-wrap gap-2">
          {twoFactor === null ? (
            <Button onClick={() => setStep({ at: "turnOn" })}>{t("turnOn")}</Button>
          ) : (
            <>
              <Button onClick={() => setStep({ at: "newCodes" })}>{t("newCodes")}</Button>
              <Button onClick={() => setStep({ at: "turnOff" })}>{t("turnOff")}</Button>
            </>
          )}
        </div>
      ) : null}
      {step.at === "turnOn" ? (
        <PasswordStep
          path="two-factor/enable"
          hint={t("endsOthers")}
          confirm={t("continue")}
          onDone={(body) => setStep({ at: "prove", secret: readSecret(body) })}
          onCancel={rest}
        />
      ) : null}
      {step.at === "turnOff" ? (
        <PasswordStep
          path="two-factor/disable"
          hint={t("endsOthers")}
          confirm={t("turnOff")}
          onDone={() => told(t("turnedOff"))}
          onCancel={rest}
        />
      ) : null}
      {step.at === "newCodes" ? (
        <PasswordStep
          path="two-factor/generate-backup-codes"
          hint={t("newCodesHint")}
          confirm={t("newCodes")}
          onDone={(body) => setStep({ at: "codes", codes: readCodes(body) })}
          onCancel={rest}
        />
      ) : null}
      {step.at === "prove" ? (
        <ProveApp
          secret={step.secret}
          onDone={() => setStep({ at: "codes", codes: step.secret.codes })}
          onCancel={rest}
        />
      ) : null}
      {step.at === "codes" ? <RecoveryCodes codes={step.codes} onSaved={() => told(t("turnedOn"))} /> : null}
    </Card>
  );
}

function OnSince({ since, codesLeft }: NonNullable<AccountOverview["twoFactor"]>) {
  const t = useTranslations("organizer.accounts.twoFactor");
  if (since === null) return t("onSince", { codes: codesLeft });
  return t.rich("on", { codes: codesLeft, time: () => <Moment at={since} show="full" /> });
}
