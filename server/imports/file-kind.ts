import type { LineErrorReason } from "@/server/domain/import/line-error-reasons";

/** What a file is that is no text to read lines from. */
const foreignKinds = [
  "excel_file",
  "word_file",
  "office_file",
  "open_spreadsheet",
  "pdf_file",
  "picture_file",
  "archive_file",
  "packed_file",
  "columnar_file",
  "database_file",
  "web_page",
] as const satisfies readonly LineErrorReason[];
export type ForeignKind = (typeof foreignKinds)[number];

export const isForeignKind = (reason: LineErrorReason): reason is ForeignKind =>
  (foreignKinds as readonly LineErrorReason[]).includes(reason);

/** First bytes by which files of a kind are known, in Latin-1. */
const signatures: readonly (readonly [ForeignKind, RegExp])[] = [
  ["office_file", /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/],
  ["word_file", /^\{\\rtf/],
  ["pdf_file", /^%PDF-/],
  ["picture_file", /^(\x89PNG\r\n|\xff\xd8\xff|GIF8[79]a|RIFF[^]{4}WEBP)/],
  ["packed_file", /^(\x1f\x8b|BZh[1-9]|\xfd7zXZ\x00|\x28\xb5\x2f\xfd|7z\xbc\xaf)/],
  ["columnar_file", /^(PAR1|ARROW1)/],
  ["database_file", /^SQLite format 3\x00/],
  ["web_page", /^(\xef\xbb\xbf)?\s*(<!doctype html|<html[\s>])/i],
];

/** What an archive is by the names of its first entries. */
const packages: readonly (readonly [ForeignKind, RegExp])[] = [
  ["open_spreadsheet", /opendocument\.spreadsheet/],
  ["word_file", /word\/|opendocument\.text/],
  ["excel_file", /xl\//],
  ["office_file", /\[Content_Types\]\.xml|docProps\/|_rels\/|ppt\//],
];

/**
 * What a file is by its first bytes, where that is a known kind that is not text; null for all else.
 * @param head the first few thousand bytes.
 */
export function foreignKind(head: Uint8Array): ForeignKind | null {
  const text = Buffer.from(head).toString("latin1");
  if (text.startsWith("PK\x03\x04")) {
    return packages.find(([, names]) => names.test(text))?.[0] ?? "archive_file";
  }
  return signatures.find(([, bytes]) => bytes.test(text))?.[0] ?? null;
}
