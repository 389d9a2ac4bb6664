import { useTranslations } from "next-intl";
import { useId } from "react";
import { Check } from "@/app/_ui/check";
import { ErrorMark } from "@/app/_ui/error-mark";
import { webhookEvents, type WebhookEvent } from "@/server/domain/webhook/webhook";

interface EventChoiceProps {
  events: readonly WebhookEvent[];
  error: string | undefined;
  onEvents: (events: readonly WebhookEvent[]) => void;
}

/** What a webhook is told of. */
export function EventChoice({ events, error, onEvents }: EventChoiceProps) {
  const t = useTranslations("organizer.webhooks");
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="flex min-w-0 flex-col gap-1">
      <legend className="text-label font-semibold">{t("events")}</legend>
      {webhookEvents.map((each) => (
        <Check
          key={each}
          type="checkbox"
          label={t(`kinds.${each}`)}
          hint={t(`kindHints.${each}`)}
          checked={events.includes(each)}
          onChange={({ target }) =>
            onEvents(target.checked ? [...events, each] : events.filter((other) => other !== each))
          }
        />
      ))}
      {error ? (
        <p id={id} className="flex items-start gap-1 text-label text-danger">
          <ErrorMark />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
