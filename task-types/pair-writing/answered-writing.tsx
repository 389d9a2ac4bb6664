"use client";

/** Prompts have no known answers, so that none is told about. */
export default function AnsweredWriting() {
  return null;
}
