"use client";

import type { ReactNode } from "react";
import { RecordImage } from "./record-image";
import { isUsualField } from "./record-rows";
import type { TypedTexts } from "./typed-texts";
import type { ShownRecord, TypedRatingItem } from "@/server/domain/task/typed-rating/wire";
import "./typed-rating.css";

/** Where a browser finds a picture: its own address, or that of the project's picture of this name. */
const imageAddress = (project: string, image: string): string =>
  image.startsWith("https://") ? image : `/p/${project}/images/${encodeURIComponent(image)}`;

interface RecordsTableProps {
  item: Pick<TypedRatingItem, "rows" | "a" | "b">;
  /** Address of the project, under which its pictures are. */
  project: string;
  language: string;
  /** Where a picture that does not load is reported; without it, nowhere. */
  reportAt?: string | null;
  labels: { textA: string; textB: string };
  texts: TypedTexts;
}

/** Two records with their fields in rows; a field that one of them lacks says so. */
export function RecordsTable({ item, project, language, reportAt = null, ...said }: RecordsTableProps) {
  const { labels, texts } = said;
  const { rows, a, b } = item;
  const notGiven = <span className="record-none">{texts.notGiven}</span>;
  const values = (given: readonly string[] | null) =>
    given?.map((value, at) => (
      <p key={at} className="record-value" dir="auto" lang={language}>
        {value}
      </p>
    )) ?? notGiven;
  const image = ({ image: name, title }: ShownRecord) =>
    name === null ? (
      notGiven
    ) : (
      <RecordImage src={imageAddress(project, name)} {...{ title, reportAt, texts }} />
    );
  const link = ({ link: address }: ShownRecord) =>
    address === null ? (
      notGiven
    ) : (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {texts.openRecord}
      </a>
    );
  const row = (key: string, name: string, ofA: ReactNode, ofB: ReactNode) => (
    <tr key={key} role="row">
      <th scope="row" role="rowheader">
        {name}
      </th>
      <td role="cell" data-side={labels.textA}>
        {ofA}
      </td>
      <td role="cell" data-side={labels.textB}>
        {ofB}
      </td>
    </tr>
  );
  // Roles by name: a table that is drawn as blocks is no table to some screen readers.
  return (
    <table className="records" role="table" aria-label={texts.records}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          <th scope="col" role="columnheader">
            {labels.textA}
          </th>
          <th scope="col" role="columnheader">
            {labels.textB}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {a.image === null && b.image === null ? null : row("image", texts.image, image(a), image(b))}
        {rows.map(({ key, name, a: ofA, b: ofB }) =>
          row(`field ${key}`, isUsualField(key) ? texts[key] : name, values(ofA), values(ofB)),
        )}
        {a.link === null && b.link === null ? null : row("link", texts.record, link(a), link(b))}
      </tbody>
    </table>
  );
}
