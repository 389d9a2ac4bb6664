import ReactMarkdown, { type Components } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { fitPage } from "./fit-page";

interface MarkdownProps {
  /** As the organizer wrote it; HTML in it is left out. */
  source: string;
  language: string;
}

const components: Components = {
  a: ({ node: _node, children, ...link }) => (
    <a {...link} target="_blank" rel="noreferrer">
      {children}
    </a>
  ),
};

const rehypePlugins = [rehypeSanitize, fitPage];

/** An organizer's text, drawn on the server so that the browser needs no parser. */
export function Markdown({ source, language }: MarkdownProps) {
  return (
    <div className="markdown" lang={language} dir="auto">
      <ReactMarkdown components={components} remarkPlugins={[remarkGfm]} rehypePlugins={rehypePlugins}>
        {source}
      </ReactMarkdown>
    </div>
  );
}
