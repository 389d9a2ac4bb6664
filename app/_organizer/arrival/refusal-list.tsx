"use client";

import { useRouter } from "next/navigation";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Moment } from "@/app/_ui/moment";
import type { ListedRefusal } from "@/server/domain/annotator/refusal";
import { RefusalDialog } from "./refusal-dialog";

interface RefusalListProps {
  project: string;
  refusals: readonly ListedRefusal[];
  /** How many there are in all. */
  count: number;
}

/** People who were not let in, with what they said and why they object; each can be answered or let try again. */
export function RefusalList({ project, refusals, count }: RefusalListProps) {
  const t = useTranslations("organizer.refusals");
  const router = useRouter();
  const [open, setOpen] = useState<ListedRefusal | null>(null);
  if (count === 0) return null;
  return (
    <Card title={t("title", { count })} description={t("text")}>
      <ul className="flex flex-col gap-3">
        {refusals.map((refusal) => (
          <li key={refusal.id} className="flex flex-col gap-1 border-b border-hairline pb-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span>
                <Said refusal={refusal} /> · <Moment at={refusal.at} show="full" />
                {refusal.externalId === null ? null : (
                  <span className="wrap-anywhere text-muted"> · {refusal.externalId}</span>
                )}
              </span>
              <Button onClick={() => setOpen(refusal)}>{t("answer")}</Button>
            </div>
            {refusal.comment === null ? null : (
              <blockquote
                dir="auto"
                className="border-s-2 border-control ps-3 wrap-anywhere whitespace-pre-wrap"
              >
                {refusal.comment}
              </blockquote>
            )}
            {refusal.answer === null ? null : (
              <p className="text-label text-muted">{t("answered", { answer: refusal.answer })}</p>
            )}
          </li>
        ))}
      </ul>
      {refusals.length < count ? (
        <p className="text-label text-muted">{t("more", { count: count - refusals.length })}</p>
      ) : null}
      {open === null ? null : (
        <RefusalDialog
          project={project}
          refusal={open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            router.refresh();
          }}
        />
      )}
    </Card>
  );
}

function Said({ refusal: { condition, given } }: { refusal: ListedRefusal }) {
  const t = useTranslations("organizer.refusals.said");
  const format = useFormatter();
  const locale = useLocale();
  const { country, languages, approvalRate } = given;
  if (condition === "country" && country !== null) {
    return t("country", {
      country: new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country,
    });
  }
  if (condition === "language") {
    const names = new Intl.DisplayNames([locale], { type: "language" });
    const listed = languages.map((each) => names.of(each) ?? each);
    return t("languages", { count: listed.length, languages: format.list(listed) });
  }
  if (condition === "approval-rate" && approvalRate !== null) {
    return t("approvalRate", {
      rate: format.number(approvalRate, { style: "percent", maximumFractionDigits: 1 }),
    });
  }
  return condition === "other-project" ? t("otherProject") : t("nothing");
}
