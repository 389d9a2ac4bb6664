import type { VerifiedRelease } from "@/server/services/release/verify/verify-release";

/** What a check of a release found, for people at a terminal. */
export function verifiedText({ project, version, files, judgments, differences }: VerifiedRelease): string {
  if (differences.length === 0) {
    return `Release ${version} of ${project} holds: ${files} files, computed again from ${judgments} judgments.`;
  }
  return differences
    .map(({ file, line, expected, found }) => {
      const place = line === null ? file : `${file}:${line}`;
      return `${place}\n  expected: ${expected}\n  found:    ${found}`;
    })
    .join("\n");
}
