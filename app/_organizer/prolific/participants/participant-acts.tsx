"use client";

import { Menu } from "@base-ui/react/menu";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { buttonStyle } from "@/app/_ui/button-style";
import { formatMoney } from "@/app/_ui/format-money";
import { menuItemStyle, menuPopupStyle } from "@/app/_ui/menu-style";
import { moneyOf } from "@/server/domain/payment/amount-of";
import {
  organizerActs,
  type ParticipantActInput,
  type ParticipantView,
} from "@/server/domain/recruiter/prolific/contracts";

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
  const t = useTranslations("organizer.prolific.people");
  const { who, act, alternatives, differs, owedMinor } = row.comparison;
  const name = row.annotator ?? row.participantId;
  const sums: Partial<Record<OrganizerAct, number>> = {
    approve: rewardMinor,
    "pay-part": row.partMinor,
    "pay-bonus": owedMinor,
  };
  const labelOf = (each: OrganizerAct) =>
    t(`acts.${each}`, { sum: formatMoney(moneyOf(currency, sums[each] ?? 0)) });
  const main = organizerActs.find((each) => each === act);
  const others = alternatives.flatMap((each) => organizerActs.find((known) => known === each) ?? []);
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
                  {labelOf(each)}
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
    </>
  );
}
