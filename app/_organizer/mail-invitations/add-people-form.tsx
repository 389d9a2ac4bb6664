"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorTable } from "@/app/_organizer/import-wizard/error-table";
import { FileToText } from "@/app/_organizer/recruit/file-to-text";
import { listRefusal } from "@/app/_organizer/recruit/list-refusal";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextArea } from "@/app/_ui/text-area";

/** Takes people with their addresses, typed, pasted or from a file, and says line by line what is wrong with the list. */
export function AddPeopleForm({ project, onAdded }: { project: string; onAdded: () => void }) {
  const t = useTranslations("organizer.mailInvitations.add");
  const { sentenceOf } = useErrorSentences();
  const empty = { fileName: t("pasted"), text: "" };
  const [list, setList] = useState(empty);
  const add = useMutation(
    useTRPC().invitationMail.addPeople.mutationOptions({
      onSuccess: () => {
        setList(empty);
        onAdded();
      },
    }),
  );
  const refusal = add.error ? listRefusal(add.error) : null;
  const { added, addressed, known, doubled } = add.data ?? { added: 0, addressed: 0, known: 0, doubled: [] };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ project, ...list });
      }}
    >
      <div className="max-w-xl">
        <Field label={t("label")} hint={t("hint")}>
          {(control) => (
            <TextArea
              {...control}
              dir="auto"
              rows={4}
              placeholder={t("example")}
              value={list.text}
              onChange={(event) => setList({ fileName: t("pasted"), text: event.target.value })}
            />
          )}
        </Field>
      </div>
      {add.error ? (
        <Notice
          tone="danger"
          announced
          title={refusal ? t("refused", { bad: refusal.bad }) : sentenceOf(add.error)}
        />
      ) : null}
      {refusal ? <ErrorTable errors={refusal.errors} bad={refusal.bad} /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <FileToText onText={setList} />
        <Button type="submit" variant="primary" busyLabel={add.isPending && t("adding")}>
          {t("submit")}
        </Button>
        <p role="status" className="text-label">
          {add.data ? t("added", { added, addressed, known }) : null}
        </p>
      </div>
      {doubled.length > 0 ? (
        <Notice tone="warn" announced title={t("doubled", { names: doubled.join(", ") })} />
      ) : null}
    </form>
  );
}
