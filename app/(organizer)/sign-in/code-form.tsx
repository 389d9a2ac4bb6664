"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { signInWithCode } from "@/app/_organizer/account/sign-in";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";

const wrongCodes = ["INVALID_CODE", "INVALID_BACKUP_CODE"];

type CodeProblem = "codeWrong" | "codeOver" | "codeWait" | "unreachable";

interface CodeFormProps {
  onDone: () => void;
  /** Back to email and password. */
  onAgain: () => void;
}

/** Takes the code that a sign-in with two-factor needs after the password. */
export function CodeForm({ onDone, onAgain }: CodeFormProps) {
  const t = useTranslations("organizer.accounts.signIn");
  const signInText = useTranslations("organizer.signIn");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // The password has just been sent, and the field with the focus went with its form.
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const answer = await signInWithCode(String(new FormData(event.currentTarget).get("code")));
    if (answer.state === "done") return onDone();
    setIsBusy(false);
    if (answer.state === "refused") {
      return setProblem(wrongCodes.includes(answer.code ?? "") ? "codeWrong" : "codeOver");
    }
    setProblem(answer.state === "unreachable" ? "unreachable" : "codeWait");
  };
  const sentence =
    problem === "unreachable" ? signInText(problem) : problem === null ? undefined : t(problem);
  const isOver = problem === "codeOver" || problem === "codeWait";
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {isOver ? <Notice tone="danger" announced title={sentence} /> : null}
      <Field label={t("code")} hint={t("codeHint")} error={isOver ? undefined : sentence}>
        {(control) => (
          <TextInput {...control} ref={field} name="code" autoComplete="one-time-code" required />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busyLabel={isBusy && t("codeBusy")}>
          {t("codeSubmit")}
        </Button>
        <Button onClick={onAgain}>{t("again")}</Button>
      </div>
    </form>
  );
}
