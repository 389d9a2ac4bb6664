"use client";

import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { Select } from "@/app/_ui/select";
import { currentTab } from "./current-tab";

interface Tab {
  href: string;
  name: string;
}

interface ProjectTabsProps {
  tabs: Tab[];
  label: string;
  /** What the select says on a page that has no tab. */
  elsewhere: string;
}

/** Tabs as links; on a phone a select in their place. */
export function ProjectTabs({ tabs, label, elsewhere }: ProjectTabsProps) {
  const router = useRouter();
  const current = currentTab(
    usePathname(),
    tabs.map((tab) => tab.href),
  );
  return (
    <nav aria-label={label}>
      <Select
        aria-label={label}
        className="middle:hidden"
        value={current ?? ""}
        options={[
          ...(current === undefined ? [{ value: "", name: elsewhere }] : []),
          ...tabs.map((tab) => ({ value: tab.href, name: tab.name })),
        ]}
        onChoose={(href) => router.push(href)}
      />
      <ul className="hidden flex-wrap gap-x-1 border-b border-hairline middle:flex">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.href === current ? "page" : undefined}
              className="inline-flex min-h-9 items-center border-b-2 border-transparent px-3 text-label text-muted no-underline hover:border-control hover:text-text aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-text"
            >
              {tab.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
