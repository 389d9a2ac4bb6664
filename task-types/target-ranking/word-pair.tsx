"use client";

interface WordPairProps {
  target: string;
  candidate: string;
  language: string;
}

/** A target and a candidate in reading order of the page, each word in its own direction. */
export function WordPair({ target, candidate, language }: WordPairProps) {
  return (
    <>
      <span className="ranking-target">
        <bdi lang={language}>{target}</bdi>
        {" : "}
      </span>
      <bdi lang={language} className="ranking-candidate">
        {candidate}
      </bdi>
    </>
  );
}
