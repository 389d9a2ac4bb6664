"use client";

import { HitPage, type HitPageProps } from "../hit/hit-page";

/** The page submitted last with its answers filled in; sent again, it leads to what became of it. */
export function CorrectPage(props: Omit<HitPageProps, "mode" | "onReceived" | "correctAt" | "clockAheadMs">) {
  const { slug } = props.project;
  return (
    <HitPage
      {...props}
      mode="correct"
      clockAheadMs={0}
      correctAt={null}
      onReceived={() => location.assign(`/p/${slug}/correct?result=corrected`)}
    />
  );
}
