"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { AccountOverview } from "@/server/domain/organizer/account-contracts";
import { useBrowserName } from "./use-browser-name";

/** When and how somebody signed in to the account. */
export function SignInsCard({ signIns }: Pick<AccountOverview, "signIns">) {
  const t = useTranslations("organizer.accounts.signIns");
  const browserName = useBrowserName();
  return (
    <Card title={t("title")} description={t("hint")}>
      {signIns.length === 0 ? (
        <p className="text-muted">{t("none")}</p>
      ) : (
        <Table cards label={t("table")}>
          <thead>
            <tr>
              <HeadCell>{t("time")}</HeadCell>
              <HeadCell>{t("how")}</HeadCell>
              <HeadCell>{t("browser")}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {signIns.map(({ at, method, userAgent }) => (
              <tr key={at}>
                <Cell>
                  <Moment at={at} show="full" />
                </Cell>
                <Cell label={t("how")}>{t(`methods.${method}`)}</Cell>
                <Cell label={t("browser")}>{browserName(userAgent)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
