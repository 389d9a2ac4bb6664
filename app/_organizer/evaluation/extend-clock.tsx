"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Field } from "@/app/_ui/field";
import { TextInput } from "@/app/_ui/text-input";

interface ExtendClockProps {
  project: string;
  team: { id: string; name: string };
}

/** Gives one team more hours. */
export function ExtendClock({ project, team }: ExtendClockProps) {
  const t = useTranslations("organizer.evaluation.teams");
  const ui = useTranslations("organizer.ui");
  const { fieldSentencesOf, sentenceOf } = useErrorSentences();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [hours, setHours] = useState("24");
  const extend = useMutation(
    useTRPC().evaluation.extendClock.mutationOptions({
      onSuccess: () => {
        setOpen(false);
        router.refresh();
      },
    }),
  );
  const error = extend.error ? (fieldSentencesOf(extend.error).hours ?? sentenceOf(extend.error)) : undefined;
  const actions = (
    <>
      <Button onClick={() => setOpen(false)}>{ui("cancel")}</Button>
      <Button
        variant="primary"
        busyLabel={extend.isPending && t("extending")}
        onClick={() => extend.mutate({ project, teamId: team.id, hours: Number(hours) })}
      >
        {t("extendConfirm")}
      </Button>
    </>
  );
  return (
    <>
      <Button aria-label={t("extendOf", { name: team.name })} onClick={() => setOpen(true)}>
        {t("extend")}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t("extendOf", { name: team.name })}
        description={t("extendText")}
        actions={actions}
      >
        <Field label={t("hours")} error={error}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={hours}
              onChange={(event) => setHours(event.target.value)}
            />
          )}
        </Field>
      </Dialog>
    </>
  );
}
