"use client";

import { Menu } from "@base-ui/react/menu";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { buttonStyle } from "@/app/_ui/button-style";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { menuItemStyle, menuPopupStyle } from "@/app/_ui/menu-style";
import { moneyOf } from "@/server/domain/payment/amount-of";
import {
  organizerActs,
  type ParticipantActInput,
  type ParticipantView,
} from "@/server/domain/recruiter/prolific/contracts";
import { lintAct } from "@/server/domain/recruiter/prolific/lint-act";
import { SourceLink } from "../source-link";

type OrganizerAct = ParticipantActInput["act"];

export interface ParticipantActsProps {
  row: ParticipantView;
  currency: string;
  /** The whole reward of a place. */
  rewardMinor: number;
  isBusy: boolean;
  onAct: (act: OrganizerAct) => void;
  onAsk: () => void;
  onReject: () => void;
}

/** The one button that mends a row, and behind "More" what the rules allow instead. */
export function ParticipantActs({ row, currency, rewardMinor, isBusy, ...on }: ParticipantActsProps) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.prolific.people");
  const { who, act, alternatives, differs, owedMinor } = row.comparison;
  const name = row.annotator ?? row.participantId;
  const sums: Partial<Record<OrganizerAct, number>> = {
    approve: rewardMinor,
    "pay-part": row.partMinor,
    "pay-bonus": owedMinor,
  };
  const labelOf = (each: OrganizerAct) =>
    t(`acts.${each}`, { sum: moneyText(moneyOf(currency, sums[each] ?? 0)) });
  const main = organizerActs.find((each) => each === act);
  const others = alternatives.flatMap((each) => organizerActs.find((known) => known === each) ?? []);
  const noteOf = (each: OrganizerAct) => {
    const note = lintAct(each, row);
    return note === null
      ? null
      : { ...note, sentence: t(`notes.${note.rule}`, { pages: row.ours?.pages ?? 0 }) };
  };
  const note = main === undefined ? null : noteOf(main);
  const label = main === undefined ? t("acts.ask-prolific") : labelOf(main);
  return (
    <>
      {who === "you" && act === null ? <span className="text-muted">{t("payBelow")}</span> : null}
      {act === "look" && differs !== null ? <span className="text-muted">{t(`look.${differs}`)}</span> : null}
      {main === undefined && act !== "ask-prolific" ? null : (
        <Button
          aria-label={t("actFor", { act: label, name })}
          busyLabel={isBusy && t("asking")}
          onClick={() => (main === undefined ? on.onAsk() : on.onAct(main))}
        >
          {label}
        </Button>
      )}
      <Menu.Root modal={false}>
        <Menu.Trigger aria-label={t("moreFor", { name })} className={buttonStyle("quiet")}>
          {t("more")}
          <ChevronDown aria-hidden size={14} />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={4} className="z-20 outline-none">
            <Menu.Popup className={menuPopupStyle}>
              {others.map((each) => (
                <Menu.Item key={each} className={menuItemStyle} onClick={() => on.onAct(each)}>
                  <span className="flex flex-col">
                    {labelOf(each)}
                    <span className="max-w-72 text-label text-muted">{noteOf(each)?.sentence}</span>
                  </span>
                </Menu.Item>
              ))}
              <Menu.Item className={menuItemStyle} onClick={on.onAsk}>
                {t("acts.ask-prolific")}
              </Menu.Item>
              {row.theirs?.status === "AWAITING REVIEW" ? (
                <Menu.Item className={`${menuItemStyle} text-danger`} onClick={on.onReject}>
                  {t("acts.reject")}
                </Menu.Item>
              ) : null}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {note === null ? null : (
        <p className="basis-full text-label text-muted">
          {note.sentence} <SourceLink source={note.source} />
        </p>
      )}
    </>
  );
}
