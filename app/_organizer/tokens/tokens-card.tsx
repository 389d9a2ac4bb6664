"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useProof } from "@/app/_organizer/account/use-proof";
import { Button } from "@/app/_ui/button";
import { ButtonLink } from "@/app/_ui/button-link";
import { Card } from "@/app/_ui/card";
import type { AccountOverview } from "@/server/domain/organizer/account-contracts";
import type { ListedToken } from "@/server/domain/token/contracts";
import { NewToken } from "./new-token";
import { TokenTable } from "./token-table";

interface TokensCardProps {
  tokens: readonly ListedToken[];
  projects: readonly { slug: string; name: string }[];
  account: Pick<AccountOverview, "provedUntil" | "hasPassword">;
}

/** Tokens by which programs act as the person. */
export function TokensCard({ tokens, projects, account }: TokensCardProps) {
  const t = useTranslations("organizer.accounts.tokens");
  const { prove, question } = useProof(account);
  const [isMaking, setIsMaking] = useState(false);
  const actions = (
    <>
      <ButtonLink href="/api">{t("reference")}</ButtonLink>
      <Button onClick={() => prove(() => setIsMaking(true))}>{t("add")}</Button>
    </>
  );
  return (
    <Card id="tokens" title={t("title")} description={t("hint")} actions={actions}>
      {tokens.length === 0 ? <p className="text-muted">{t("none")}</p> : <TokenTable tokens={tokens} />}
      {isMaking ? <NewToken projects={projects} onClose={() => setIsMaking(false)} /> : null}
      {question}
    </Card>
  );
}
