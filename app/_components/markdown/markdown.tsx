import ReactMarkdown, { type Components } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";

interface MarkdownProps {
  /** As the organizer wrote it; HTML in it is left out. */
  source: string;
  language: string;
}

// The page has its own h1; what an organizer writes stands below it.
const components: Components = {
  h1: "h2",
  h2: "h3",
  h3: "h4",
  h4: "h5",
  a: ({ node: _node, children, ...link }) => (
    <a {...link} target="_blank" rel="noreferrer">
      {children}
    </a>
  ),
};

/** An organizer's text, drawn on the server so that the browser needs no parser. */
export function Markdown({ source, language }: MarkdownProps) {
  return (
    <div className="markdown" lang={language} dir="auto">
      <ReactMarkdown components={components} remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize]}>
        {source}
      </ReactMarkdown>
    </div>
  );
}
