import type { ReactNode } from "react";
import { Shell } from "@/app/_organizer/shell/shell";
import { loadAccount } from "@/app/_trpc/load";

export default async function ProjectsLayout({ children }: { children: ReactNode }) {
  const account = await loadAccount();
  return <Shell accountName={account.name}>{children}</Shell>;
}
