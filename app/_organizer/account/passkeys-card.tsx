"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import { useToast } from "@/app/_ui/toast";
import type { AccountOverview } from "@/server/domain/organizer/account-contracts";
import { addPasskey } from "./passkey";
import { PasskeyRow } from "./passkey-row";
import { useBrowserName } from "./use-browser-name";
import { useProof } from "./use-proof";

type PasskeysCardProps = Pick<AccountOverview, "passkeys" | "provedUntil" | "hasPassword">;

/** The passkeys of the person, and one more from this device. */
export function PasskeysCard({ passkeys, ...account }: PasskeysCardProps) {
  const t = useTranslations("organizer.accounts.passkeys");
  const browserName = useBrowserName();
  const router = useRouter();
  const tell = useToast();
  const { prove, question } = useProof(account);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<"failed" | "known" | "unsupported" | null>(null);
  const add = async () => {
    setIsBusy(true);
    setProblem(null);
    const result = await addPasskey(browserName(navigator.userAgent));
    setIsBusy(false);
    if (result !== "done") return setProblem(result);
    tell({ title: t("addedDone") });
    router.refresh();
  };
  const adding = (
    <Button busyLabel={isBusy && t("adding")} onClick={() => prove(() => void add())}>
      {t("add")}
    </Button>
  );
  return (
    <Card title={t("title")} description={t("hint")} actions={adding}>
      {problem === null ? null : <Notice tone="danger" announced title={t(problem)} />}
      {passkeys.length === 0 ? (
        <p className="text-muted">{t("none")}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-hairline">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} prove={prove} />
          ))}
        </ul>
      )}
      {question}
    </Card>
  );
}
