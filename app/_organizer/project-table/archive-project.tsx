"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ConfirmedButton } from "@/app/_organizer/members/confirmed-button";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { useToast } from "@/app/_ui/toast";
import type { ProjectSummary } from "@/server/domain/project/contracts";

type ArchivedProject = Pick<ProjectSummary, "slug" | "name" | "isArchived">;

/** Takes a project off the list after asking, or puts it back. */
export function ArchiveProject({ project: { slug, name, isArchived } }: { project: ArchivedProject }) {
  const t = useTranslations("organizer.accounts.projects");
  const { sentenceOf } = useErrorSentences();
  const router = useRouter();
  const tell = useToast();
  const archive = useMutation(useTRPC().project.archive.mutationOptions());
  const putBack = useMutation(
    useTRPC().project.archive.mutationOptions({
      onSuccess: () => done(t("unarchived", { name })),
      onError: (error) => tell({ title: sentenceOf(error) }),
    }),
  );
  const done = (title: string) => {
    tell({ title });
    router.refresh();
  };
  if (isArchived) {
    return (
      <Button
        variant="quiet"
        aria-label={t("unarchiveOf", { name })}
        busyLabel={putBack.isPending && t("unarchiving")}
        onClick={() => putBack.mutate({ project: slug, isArchived: false })}
      >
        {t("unarchive")}
      </Button>
    );
  }
  return (
    <ConfirmedButton
      variant="quiet"
      label={t("archiveOf", { name })}
      title={t("archiveTitle", { name })}
      description={t("archiveText")}
      confirm={t("archive")}
      busyLabel={t("archiving")}
      act={archive}
      onConfirm={(close) =>
        archive.mutate(
          { project: slug, isArchived: true },
          {
            onSuccess: () => {
              close();
              done(t("archivedDone", { name }));
            },
          },
        )
      }
    >
      {t("archive")}
    </ConfirmedButton>
  );
}
