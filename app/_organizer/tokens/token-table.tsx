"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ConfirmedButton } from "@/app/_organizer/members/confirmed-button";
import { useTRPC } from "@/app/_trpc/client";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import { useToast } from "@/app/_ui/toast";
import type { ListedToken } from "@/server/domain/token/contracts";

/** The tokens of a person, the newest first; on a phone a card each. */
export function TokenTable({ tokens }: { tokens: readonly ListedToken[] }) {
  const t = useTranslations("organizer.accounts.tokens");
  return (
    <Table cards label={t("table")}>
      <thead>
        <tr>
          <HeadCell>{t("name")}</HeadCell>
          <HeadCell>{t("scope")}</HeadCell>
          <HeadCell>{t("project")}</HeadCell>
          <HeadCell>{t("ends")}</HeadCell>
          <HeadCell>{t("lastUsed")}</HeadCell>
          <HeadCell>
            <span className="sr-only">{t("actions")}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </tbody>
    </Table>
  );
}

function TokenRow({ token }: { token: ListedToken }) {
  const t = useTranslations("organizer.accounts.tokens");
  const { name, lastFour, scope, project, lastUsedAt } = token;
  return (
    <tr>
      <Cell className="min-w-32">
        <span dir="auto" className="wrap-anywhere">
          {name}
        </span>
        <span className="block whitespace-nowrap text-muted">{t("ending", { lastFour })}</span>
      </Cell>
      <Cell label={t("scope")}>{scope.map((each) => t(`scopes.${each}`)).join(" · ")}</Cell>
      <Cell label={t("project")}>
        <span dir="auto" className="wrap-anywhere">
          {project === null ? t("allProjects") : project.name}
        </span>
      </Cell>
      <Cell label={t("ends")}>
        <TokenEnd token={token} />
      </Cell>
      <Cell label={t("lastUsed")}>
        {lastUsedAt === null ? t("unused") : <Moment at={lastUsedAt} show="full" />}
      </Cell>
      <Cell across>
        <RevokeToken tokenId={token.id} name={name} />
      </Cell>
    </tr>
  );
}

function TokenEnd({ token: { expiresAt, isExpired } }: { token: ListedToken }) {
  const t = useTranslations("organizer.accounts.tokens");
  if (expiresAt === null) return t("never");
  const time = <Moment at={expiresAt} show="full" />;
  return isExpired ? <strong>{t.rich("ended", { time: () => time })}</strong> : time;
}

function RevokeToken({ tokenId, name }: { tokenId: string; name: string }) {
  const t = useTranslations("organizer.accounts.tokens");
  const router = useRouter();
  const tell = useToast();
  const revoke = useMutation(useTRPC().token.revoke.mutationOptions());
  const done = () => {
    tell({ title: t("revoked") });
    router.refresh();
  };
  return (
    <ConfirmedButton
      variant="quiet"
      label={t("revokeOf", { name })}
      title={t("revokeTitle", { name })}
      description={t("revokeText")}
      confirm={t("revoke")}
      busyLabel={t("revoking")}
      act={revoke}
      onConfirm={(close) =>
        revoke.mutate(
          { tokenId },
          {
            onSuccess: () => {
              close();
              done();
            },
          },
        )
      }
    >
      {t("revoke")}
    </ConfirmedButton>
  );
}
