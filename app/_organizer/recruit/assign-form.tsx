"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorTable } from "@/app/_organizer/import-wizard/error-table";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextArea } from "@/app/_ui/text-area";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { FileToText } from "./file-to-text";
import { listRefusal } from "./list-refusal";

/** Takes a list of people and items, pasted or from a file, and says line by line what is wrong with it. */
export function AssignForm({ project }: { project: string }) {
  const t = useTranslations("organizer.namedLists");
  const { sentenceOf } = useErrorSentences();
  const trpc = useTRPC();
  const router = useRouter();
  const [list, setList] = useState({ fileName: t("pasted"), text: "" });
  const assign = useMutation(
    trpc.invitation.assign.mutationOptions({
      onSuccess: () => {
        setList({ fileName: t("pasted"), text: "" });
        router.refresh();
      },
    }),
  );
  const refusal = assign.error ? listRefusal(assign.error) : null;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        assign.mutate({ project, ...list });
      }}
    >
      <div className="max-w-xl">
        <Field label={t("list")} hint={t("listHint")}>
          {(control) => (
            <TextArea
              {...control}
              rows={5}
              className="font-mono"
              placeholder={t("example")}
              value={list.text}
              onChange={(event) => setList({ fileName: t("pasted"), text: event.target.value })}
            />
          )}
        </Field>
      </div>
      {assign.error ? (
        <Notice
          tone="danger"
          announced
          title={refusal ? t("refused", { bad: refusal.bad }) : sentenceOf(assign.error)}
        />
      ) : null}
      {refusal ? <ErrorTable errors={refusal.errors} bad={refusal.bad} /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <FileToText onText={setList} />
        <Button type="submit" variant="primary" busyLabel={assign.isPending && t("assigning")}>
          {t("assign")}
        </Button>
        <p role="status" className="text-label">
          {assign.data ? t("assigned", assign.data) : null}
        </p>
      </div>
    </form>
  );
}
