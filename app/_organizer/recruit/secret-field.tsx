"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { KeptSecret, SetSecretInput } from "@/server/domain/recruiter/contracts";

interface SecretFieldProps {
  project: string;
  recruiter: SetSecretInput["recruiter"];
  secret: KeptSecret | null;
}

/** What is shared with a recruiter: entered once, and never shown again. */
export function SecretField({ project, recruiter, secret }: SecretFieldProps) {
  const t = useTranslations("organizer.recruiters.secret");
  const trpc = useTRPC();
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const [typed, setTyped] = useState("");
  const set = useMutation(
    trpc.recruiter.setSecret.mutationOptions({
      onSuccess: () => {
        setTyped("");
        router.refresh();
      },
    }),
  );
  const save = () => set.mutate({ project, recruiter, secret: typed });
  return (
    <form
      className="flex max-w-xl flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "") save();
      }}
    >
      <Field
        label={t(`label.${recruiter}`)}
        hint={t("hint")}
        error={set.isError ? sentenceOf(set.error) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <p className="text-label" role="status">
        {secret === null ? null : <KeptText secret={secret} />}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busyLabel={set.isPending && t("saving")}>
          {t("save")}
        </Button>
        {secret === null ? null : (
          <Button variant="quiet" onClick={() => set.mutate({ project, recruiter, secret: "" })}>
            {t("remove")}
          </Button>
        )}
      </div>
    </form>
  );
}

function KeptText({ secret: { isReadable, lastFour } }: { secret: KeptSecret }) {
  const t = useTranslations("organizer.recruiters.secret");
  if (!isReadable) return t("unreadable");
  return lastFour === "" ? t("keptShort") : t("kept", { lastFour });
}
