"use client";

import { createContext } from "react";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";

/** The assignment on the screen, as far as it can be left; null between two pages. */
export const CurrentAssignment = createContext<Pick<LeasedAssignment, "id" | "returnsLeft"> | null>(null);
