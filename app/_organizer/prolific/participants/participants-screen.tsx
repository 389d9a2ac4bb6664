"use client";

import { useTranslations } from "next-intl";
import { EmptyState } from "@/app/_ui/empty-state";
import { queryAddress } from "@/app/_ui/list-query";
import { PageLinks } from "@/app/_ui/page-links";
import {
  listParticipantsInput,
  type ListParticipantsInput,
  type ParticipantList,
} from "@/server/domain/recruiter/prolific/contracts";
import { BonusList } from "./bonus-list";
import { ParticipantFilter } from "./participant-filter";
import { ParticipantTable } from "./participant-table";
import { ParticipantsHead } from "./participants-head";
import { useParticipants } from "./use-participants";

interface ParticipantsScreenProps {
  project: string;
  query: ListParticipantsInput;
  initial: ParticipantList;
}

/** Everyone of the study, ours beside Prolific's, with the one button that mends what differs, and the bonuses. */
export function ParticipantsScreen({ project, query, initial }: ParticipantsScreenProps) {
  const t = useTranslations("organizer.prolific.people");
  const { list, reload } = useParticipants(project, query, initial);
  const base = `/projects/${project}/recruit/prolific`;
  return (
    <>
      <ParticipantsHead project={project} list={list} reload={reload} />
      {list.total === 0 ? (
        <EmptyState title={t("empty")} next={{ href: `${base}/study`, name: t("toStudy") }} />
      ) : (
        <>
          <ParticipantFilter query={query} />
          <p role="status" className="text-label">
            {t("shown", { found: list.found, total: list.total })}
          </p>
        </>
      )}
      {list.total > 0 && list.found === 0 ? (
        <EmptyState title={t("none")} next={{ href: `${base}/participants`, name: t("clear") }} />
      ) : null}
      {list.rows.length === 0 ? null : <ParticipantTable project={project} list={list} reload={reload} />}
      <PageLinks
        page={query.page}
        total={list.found}
        pageSize={list.pageSize}
        addressOf={(page) => queryAddress(listParticipantsInput, { ...query, page })}
      />
      <BonusList project={project} list={list} reload={reload} />
    </>
  );
}
