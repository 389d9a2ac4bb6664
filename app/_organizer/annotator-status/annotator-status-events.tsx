"use client";

import { useTranslations } from "next-intl";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ShownAnnotatorStatusEvent } from "@/server/domain/annotator-status/contracts";
import { useCauseSentence } from "./use-cause-sentence";

/** Every change of somebody's status: its cause, what was known at the time, who decided, and why. */
export function AnnotatorStatusEvents({ events }: { events: readonly ShownAnnotatorStatusEvent[] }) {
  const t = useTranslations("organizer.annotatorStatus");
  const states = useTranslations("organizer.annotators.states");
  const causeSentence = useCauseSentence();
  const changeOf = ({ from, to }: ShownAnnotatorStatusEvent) =>
    from === to ? t("warned") : t("changed", { from: states(from), to: states(to) });
  return (
    <section className="flex flex-col gap-2">
      <h2>{t("events")}</h2>
      {events.length === 0 ? (
        <p className="text-label text-muted">{t("noEvents")}</p>
      ) : (
        <Table label={t("events")}>
          <thead>
            <tr>
              <HeadCell>{t("when")}</HeadCell>
              <HeadCell>{t("change")}</HeadCell>
              <HeadCell>{t("cause")}</HeadCell>
              <HeadCell>{t("counts")}</HeadCell>
              <HeadCell>{t("by")}</HeadCell>
              <HeadCell>{t("note")}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <tr key={event.id}>
                <Cell>
                  <Moment at={event.at} show="full" />
                </Cell>
                <Cell className="whitespace-nowrap">{changeOf(event)}</Cell>
                <Cell className="min-w-48">{causeSentence(event.cause, event.counts)}</Cell>
                <Cell className="min-w-48">{t("countsThen", event.counts)}</Cell>
                <Cell>{event.by ?? t("byRule")}</Cell>
                <Cell className="min-w-48 wrap-anywhere whitespace-pre-wrap" dir="auto">
                  {event.note}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
