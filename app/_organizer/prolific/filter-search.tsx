"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { TextInput } from "@/app/_ui/text-input";
import type { FilterList } from "@/server/domain/recruiter/prolific/contracts";
import type { StudyFilter } from "@/server/domain/recruiter/prolific/vendor";

type ListedFilter = FilterList[number];

const mostShown = 8;

const isAbout = ({ title, description, id }: ListedFilter, words: string[]) =>
  words.every((word) => `${title} ${description} ${id}`.toLowerCase().includes(word));

/** A filter as it begins: nothing chosen, no bound. */
const begun = ({ id, kind }: ListedFilter): StudyFilter =>
  kind === "select" ? { filter_id: id, selected_values: [] } : { filter_id: id, selected_range: {} };

/** Finds one of Prolific's filters by the words of its question. */
export function FilterSearch({ list, onAdd }: { list: FilterList; onAdd: (filter: StudyFilter) => void }) {
  const t = useTranslations("organizer.prolific.filters");
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = list.filter((each) => isAbout(each, words));
  const add = (each: ListedFilter) => {
    setSearch("");
    onAdd(begun(each));
  };
  return (
    <div className="flex max-w-2xl flex-col gap-2">
      <Field label={t("search")} hint={t("searchHint", { count: list.length })}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </Field>
      <p role="status" className="text-label empty:hidden">
        {words.length === 0 ? "" : t("found", { count: found.length, shown: mostShown })}
      </p>
      <ul className="flex flex-col gap-1 text-label">
        {(words.length === 0 ? [] : found.slice(0, mostShown)).map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-2">
            <Button aria-label={t("addName", { name: each.title })} onClick={() => add(each)}>
              {t("add")}
            </Button>
            <span>
              <strong>{each.title}</strong> <span className="text-muted">{each.description}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
