"use client";

import { createContext } from "react";

/** The id of the assignment on the screen; null between two pages. */
export const CurrentAssignment = createContext<string | null>(null);
