"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { Moment } from "@/app/_ui/moment";
import { useToast } from "@/app/_ui/toast";
import type { AccountOverview } from "@/server/domain/organizer/account-contracts";
import { useBrowserName } from "./use-browser-name";

/** Where the person is signed in; each session but this one can be ended. */
export function SessionsCard({ sessions }: Pick<AccountOverview, "sessions">) {
  const t = useTranslations("organizer.accounts.sessions");
  const trpc = useTRPC();
  const router = useRouter();
  const tell = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const endOthers = useMutation(
    trpc.account.endOtherSessions.mutationOptions({
      onSuccess: () => {
        setIsAsking(false);
        tell({ title: t("othersEnded") });
        router.refresh();
      },
    }),
  );
  const others = sessions.filter(({ isOwn }) => !isOwn);
  const endingOthers =
    others.length === 0 ? null : <Button onClick={() => setIsAsking(true)}>{t("endOthers")}</Button>;
  return (
    <Card title={t("title")} description={t("hint")} actions={endingOthers}>
      <ul className="flex flex-col divide-y divide-hairline">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t("endOthersTitle")}
        description={t("endOthersText")}
        confirm={t("endOthers")}
        busyLabel={endOthers.isPending && t("ending")}
        error={endOthers.error}
        onConfirm={() => endOthers.mutate()}
      />
    </Card>
  );
}

function SessionRow({ session }: { session: AccountOverview["sessions"][number] }) {
  const t = useTranslations("organizer.accounts.sessions");
  const { sentenceOf } = useErrorSentences();
  const browserName = useBrowserName();
  const router = useRouter();
  const tell = useToast();
  const { id: sessionId, userAgent, lastActiveAt, isOwn } = session;
  const browser = browserName(userAgent);
  const end = useMutation(
    useTRPC().account.endSession.mutationOptions({
      onSuccess: () => {
        tell({ title: t("ended") });
        router.refresh();
      },
      onError: (error) => tell({ title: sentenceOf(error) }),
    }),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <div className="flex flex-col">
        <span>{isOwn ? t("this", { browser }) : browser}</span>
        <span className="text-label text-muted">
          {t.rich("lastActive", { time: () => <Moment at={lastActiveAt} show="full" /> })}
        </span>
      </div>
      {isOwn ? null : (
        <Button
          variant="quiet"
          aria-label={t("endOf", { browser })}
          busyLabel={end.isPending && t("ending")}
          onClick={() => end.mutate({ sessionId })}
        >
          {t("end")}
        </Button>
      )}
    </li>
  );
}
