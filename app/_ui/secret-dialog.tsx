"use client";

import { Button } from "./button";
import { CopyButton } from "./copy-button";
import { Dialog } from "./dialog";

interface SecretDialogProps {
  title: string;
  description: string;
  secret: string;
  /** What the secret is called where it is copied. */
  name: string;
  /** The only way out: afterwards nobody sees the secret again. */
  confirm: string;
  onConfirm: () => void;
}

/** Shows a secret this once; neither Escape nor a press beside it closes it. */
export function SecretDialog({ title, description, secret, name, confirm, onConfirm }: SecretDialogProps) {
  const actions = (
    <Button variant="primary" onClick={onConfirm}>
      {confirm}
    </Button>
  );
  return (
    <Dialog open onOpenChange={() => undefined} title={title} description={description} actions={actions}>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 rounded-cell bg-sunken px-2 py-1 font-mono wrap-anywhere">
          {secret}
        </code>
        <CopyButton text={secret} name={name} />
      </div>
    </Dialog>
  );
}
