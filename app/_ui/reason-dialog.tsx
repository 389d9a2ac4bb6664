"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Field } from "./field";
import { Notice } from "./notice";
import { TextArea } from "./text-area";
import { TextInput } from "./text-input";

/** What is asked for: a reason for the other organizers, or an answer that an annotator reads. */
interface AskedText {
  label: string;
  hint?: string;
  /** What the field says while it is empty. */
  missing: string;
  /** What was answered before, to start from; given for answers alone. */
  lastAnswer?: string;
}

interface ReasonDialogProps {
  title: string;
  description: ReactNode;
  asked: AskedText;
  /** Whether the act needs the text; the field is hidden where it does not. */
  isNeeded?: boolean;
  /** Fields before the text, told whether the act was tried already. */
  above?: (tried: boolean) => ReactNode;
  /** Fields after the text. */
  below?: ReactNode;
  /** The button that goes on; it names the act. */
  confirm: string;
  variant?: "primary" | "danger";
  busyLabel: string | false;
  error: unknown;
  onClose: () => void;
  onConfirm: (text: string) => void;
}

/** A question before an act that needs a reason, which is refused at the field while it is missing. */
export function ReasonDialog({
  title,
  description,
  asked,
  isNeeded = true,
  above,
  below,
  confirm,
  variant = "primary",
  ...act
}: ReasonDialogProps) {
  const t = useTranslations("organizer.ui");
  const { sentenceOf } = useErrorSentences();
  const [text, setText] = useState(asked.lastAnswer ?? "");
  const [tried, setTried] = useState(false);
  const isMissing = isNeeded && text.trim() === "";
  const press = () => {
    setTried(true);
    if (!isMissing) act.onConfirm(text);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : act.onClose())}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={act.onClose}>{t("cancel")}</Button>
          <Button variant={variant} busyLabel={act.busyLabel} onClick={press}>
            {confirm}
          </Button>
        </>
      }
    >
      {act.error ? <Notice tone="danger" announced title={sentenceOf(act.error)} /> : null}
      {above?.(tried)}
      {isNeeded ? (
        <TextField asked={asked} isRefused={tried && isMissing} text={text} onText={setText} />
      ) : null}
      {below}
    </Dialog>
  );
}

interface TextFieldProps {
  asked: AskedText;
  isRefused: boolean;
  text: string;
  onText: (text: string) => void;
}

function TextField({ asked, isRefused, text, onText }: TextFieldProps) {
  return (
    <Field label={asked.label} hint={asked.hint} error={isRefused ? asked.missing : undefined}>
      {(control) =>
        asked.lastAnswer === undefined ? (
          <TextInput
            {...control}
            maxLength={500}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        ) : (
          <TextArea
            {...control}
            dir="auto"
            maxLength={1_000}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        )
      }
    </Field>
  );
}
