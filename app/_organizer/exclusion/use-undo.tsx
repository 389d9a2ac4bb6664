"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useToast } from "@/app/_ui/toast";
import type { Excluded } from "@/server/domain/exclusion/contracts";
import { TakeBackDialog, type TakenBatch } from "./take-back-dialog";

/** Tells of exclusions with a way to take them back at once; `dialog` is to be shown by whoever uses it. */
export function useUndo(project: string) {
  const t = useTranslations("organizer.exclusion");
  const tell = useToast();
  const router = useRouter();
  const [asked, setAsked] = useState<TakenBatch | null>(null);
  const tellOf = ({ batch, annotators: count }: Excluded) => {
    router.refresh();
    tell({
      title: t("done", { count }),
      act: { name: t("undo"), onPress: () => setAsked({ batch, count }) },
    });
  };
  const dialog =
    asked === null ? null : (
      <TakeBackDialog
        project={project}
        taken={asked}
        onClose={() => setAsked(null)}
        onDone={() => {
          setAsked(null);
          router.refresh();
        }}
      />
    );
  return { tellOf, ask: setAsked, dialog };
}
