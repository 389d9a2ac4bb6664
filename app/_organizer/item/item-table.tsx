"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { HeadCell, Table } from "@/app/_ui/table";
import type { ListedItem } from "@/server/domain/item/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";
import { hasGold, hasValues, namesAnswers } from "@/server/domain/task/traits";
import { ChooseBox } from "./choose-box";
import { ItemTableRow } from "./item-row";
import { MarkChosen } from "./mark-chosen";

/** Items with their texts; in a draft any of them can be marked as gold in place. */
export function ItemTable({ items, project }: { items: ListedItem[]; project: ProjectDetail }) {
  const t = useTranslations("organizer.items");
  const own = useTranslations(`organizer.task.${project.taskType}`);
  const [marked, setMarked] = useState<string | null>(null);
  const hasGroups = items.some(({ group }) => group !== null);
  const hasSplits = items.some(({ split }) => split !== null);
  const isChecked = hasGold(project.taskType);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState("");
  const choosable = maySelect(project) ? items.filter(isChoosable).map(({ id }) => id) : [];
  // What was marked meanwhile is not chosen any more.
  const stillChosen = chosen.filter((id) => choosable.includes(id));
  return (
    <div className="@container flex flex-col gap-3">
      {choosable.length === 0 && outcome === "" ? null : (
        <p role="status" className="text-label empty:hidden">
          {outcome}
        </p>
      )}
      {stillChosen.length === 0 ? null : (
        <MarkChosen
          project={project.slug}
          itemIds={stillChosen}
          hasTolerance={!namesAnswers(project.taskType)}
          onDone={setOutcome}
          onForget={() => setChosen([])}
        />
      )}
      <Table cards label={t("title")}>
        <thead>
          <tr>
            <HeadCell>
              {choosable.length === 0 ? (
                t("id")
              ) : (
                <ChooseBox
                  label={t("id")}
                  name={t("chooseAll")}
                  checked={stillChosen.length === choosable.length}
                  onChange={(all) => setChosen(all ? choosable : [])}
                />
              )}
            </HeadCell>
            <HeadCell>{t("dataset")}</HeadCell>
            {hasGroups ? <HeadCell>{t("group")}</HeadCell> : null}
            {hasSplits ? <HeadCell>{t("split")}</HeadCell> : null}
            <HeadCell>{own("columns.a")}</HeadCell>
            <HeadCell>{own("columns.b")}</HeadCell>
            {isChecked ? (
              <>
                <HeadCell numeric>{t("score")}</HeadCell>
                <HeadCell>{t("gold")}</HeadCell>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemTableRow
              key={item.id}
              {...{ item, project, hasGroups, hasSplits }}
              columns={4 + (hasGroups ? 1 : 0) + (hasSplits ? 1 : 0) + (isChecked ? 2 : 0)}
              isMarking={marked === item.id}
              onMark={(marking) => setMarked(marking ? item.id : null)}
              isChosen={choosable.includes(item.id) ? stillChosen.includes(item.id) : null}
              onChoose={(isChosen) => {
                setOutcome("");
                setChosen(isChosen ? [...stillChosen, item.id] : stillChosen.filter((id) => id !== item.id));
              }}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const isChoosable = ({ gold, referenceScore }: ListedItem) => gold === null && referenceScore !== null;

/** A score is a known answer only where people answer with one number. */
const maySelect = ({ state, role, taskType, dimensions }: ProjectDetail) =>
  state === "draft" &&
  may(role, "organize") &&
  hasGold(taskType) &&
  hasValues(taskType) &&
  dimensions.length === 1;
