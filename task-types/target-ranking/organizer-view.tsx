"use client";

import type { OrganizerView } from "@/app/_organizer/task/organizer-view";
import { OrderField } from "./order-field";

export const targetRankingView: OrganizerView = { OrderField };
