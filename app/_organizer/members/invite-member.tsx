"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Field } from "@/app/_ui/field";
import { TextInput } from "@/app/_ui/text-input";
import type { MemberLink } from "@/server/domain/member/contracts";
import type { Role } from "@/server/domain/project/project";
import { RoleChoice } from "./role-choice";

interface InviteMemberProps {
  project: string;
  /** Whether the server can send the link by mail. */
  canMail: boolean;
  onLink: (link: MemberLink) => void;
}

/** Takes an email and a role and makes a link; the role with the fewest rights is chosen first. */
export function InviteMember({ project, canMail, onLink }: InviteMemberProps) {
  const t = useTranslations("organizer.members.invite");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const router = useRouter();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("viewer");
  const [isMissing, setIsMissing] = useState(false);
  const invite = useMutation(
    useTRPC().member.invite.mutationOptions({
      onSuccess: (link) => {
        setEmail("");
        onLink(link);
        router.refresh();
      },
    }),
  );
  const send = (byMail: boolean) => {
    const given = email.trim();
    setIsMissing(given === "");
    if (given !== "" && !invite.isPending) invite.mutate({ project, email: given, role, byMail });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(canMail);
  };
  const isBusy = (byMail: boolean) => invite.isPending && (invite.variables.byMail ?? false) === byMail;
  const refusal = invite.error
    ? "email" in fieldSentencesOf(invite.error)
      ? t("noEmail")
      : sentenceOf(invite.error)
    : undefined;
  return (
    <Card id="invite" title={t("title")} description={t(canMail ? "hintWithMail" : "hint")}>
      <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-3">
        <Field label={t("email")} error={isMissing ? t("noEmail") : refusal}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <RoleChoice role={role} onRole={setRole} />
        <div className="flex flex-wrap gap-2">
          {canMail ? (
            <>
              <Button type="submit" variant="primary" busyLabel={isBusy(true) && t("mailing")}>
                {t("byMail")}
              </Button>
              <Button busyLabel={isBusy(false) && t("busy")} onClick={() => send(false)}>
                {t("button")}
              </Button>
            </>
          ) : (
            <Button type="submit" variant="primary" busyLabel={isBusy(false) && t("busy")}>
              {t("button")}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
