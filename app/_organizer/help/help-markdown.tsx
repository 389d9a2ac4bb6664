import { Link } from "@/app/_ui/link";
import { useMemo, type MouseEvent } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { fitPage } from "@/app/_ui/fit-page";
import type { HelpPage } from "@/server/domain/help/help-page";
import { linkedHelpPage } from "./help-page-of";

interface HelpMarkdownProps {
  page: HelpPage;
  /** The level of its highest headings. */
  top: number;
  /** Opens another page here; without it links are those of the browser. */
  onOpen?: (name: string) => void;
}

/** A page of the documentation; links between pages stay within it. */
export function HelpMarkdown({ page, top, onOpen }: HelpMarkdownProps) {
  const components = useMemo(() => componentsOf(page, onOpen), [page, onOpen]);
  return (
    <div className="markdown" lang={page.language} dir="ltr">
      <ReactMarkdown
        components={components}
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize, [fitPage, { top }]]}
      >
        {page.source}
      </ReactMarkdown>
    </div>
  );
}

function componentsOf(from: HelpPage, onOpen: HelpMarkdownProps["onOpen"]): Components {
  return {
    // Pictures of the documentation are for those who read it on the web.
    img: ({ alt }) => <span>{alt}</span>,
    a: ({ href = "", children }) => {
      const linked = linkedHelpPage(from, href);
      if (linked === null && !/^https?:/.test(href)) return <span>{children}</span>;
      if (linked === null) {
        return (
          <a href={href} target="_blank" rel="noreferrer">
            {children}
          </a>
        );
      }
      const opening = (event: MouseEvent) => {
        event.preventDefault();
        onOpen?.(linked.name);
      };
      return (
        <Link href={`/help/${linked.name}`} {...(onOpen === undefined ? {} : { onClick: opening })}>
          {children}
        </Link>
      );
    },
  };
}
