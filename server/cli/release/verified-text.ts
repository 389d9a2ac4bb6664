import type { VerifiedRelease } from "@/server/services/release/verify/verify-release";

/** What a check of a release found, for people at a terminal. */
export function verifiedText(verified: VerifiedRelease): string {
  const { project, version, files, judgments, otherFormat, differences } = verified;
  if (differences.length === 0) {
    const isCorrect = `Release ${version} of ${project} is correct`;
    if (otherFormat === null)
      return `${isCorrect}: ${files} files, computed again from ${judgments} judgments.`;
    return (
      `${isCorrect}: ${files} files are what its manifest says. They were not computed again: this version of ` +
      `Touchstone does not write format ${otherFormat}. The version that made the release does.`
    );
  }
  return differences
    .map(({ file, line, expected, found }) => {
      const place = line === null ? file : `${file}:${line}`;
      return `${place}\n  expected: ${expected}\n  found:    ${found}`;
    })
    .join("\n");
}
