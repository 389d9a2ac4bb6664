import { Link } from "./link";

interface CountedTab {
  key: string;
  /** With how many there are. */
  text: string;
  href: string;
}

interface CountedTabsProps {
  label: string;
  tabs: readonly CountedTab[];
  current: string;
}

/** Which part of a list is shown, with how many entries each part has. */
export function CountedTabs({ label, tabs, current }: CountedTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-label">
        {tabs.map(({ key, text, href }) => (
          <li key={key}>
            <Link
              href={href}
              aria-current={key === current ? "page" : undefined}
              className="inline-flex min-h-8 items-center aria-[current]:font-semibold pointer-coarse:min-h-11"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
