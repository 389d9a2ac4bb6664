import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import { DisconnectButton } from "./disconnect-button";
import { TokenForm } from "./token-form";

interface ConnectCardProps {
  project: string;
  isOwner: boolean;
  view: ProlificView;
}

/** How the project speaks with Prolific: by a token that is known by its last four letters. */
export function ConnectCard({ project, isOwner, view }: ConnectCardProps) {
  const t = useTranslations("organizer.prolific");
  const { connection, hasEnvironmentToken } = view;
  const isTokenNeeded = connection === null || connection.refusedAt !== null;
  return (
    <Card id="connect" title={t("connect")}>
      {connection === null ? (
        <p className="text-label">{t("notConnected")}</p>
      ) : (
        <p className="text-label">
          {t.rich(connection.isFromEnvironment ? "connectedEnvironment" : "connected", {
            workspace: connection.workspace,
            ending: connection.tokenEnding,
            time: () => <Moment at={connection.checkedAt} show="full" />,
          })}
        </p>
      )}
      {connection?.refusedAt ? <Notice tone="danger" title={t("tokenRefused")} /> : null}
      {isOwner ? null : <p className="text-label">{t("ownerOnly")}</p>}
      {isOwner && isTokenNeeded ? (
        <TokenForm project={project} hasEnvironmentToken={hasEnvironmentToken} />
      ) : null}
      {isOwner && connection !== null ? <DisconnectButton project={project} /> : null}
    </Card>
  );
}
