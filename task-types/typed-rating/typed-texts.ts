"use client";

import type { WidgetTexts } from "@/app/_annotator/hit/hit-texts";

/** What the pages of typed ratings say. */
export type TypedTexts = WidgetTexts["typed-rating"];
