import type { ReactElement } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import { showsPicture } from "@/server/domain/project/pictures";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { fitPage } from "./fit-page";
import { keepLast } from "./keep-last";

interface MarkdownProps {
  /** As the organizer wrote it; HTML in it is left out. */
  source: string;
  language: string;
  /** Hosts from which pictures are shown besides those of the project. */
  imageHosts: readonly string[];
}

const componentsWith = (imageHosts: readonly string[]): Components => ({
  // A picture from elsewhere would tell its host who reads this; its description stands in its place.
  img: ({ node: _node, src, alt, ...image }) =>
    typeof src === "string" && showsPicture(src, imageHosts) ? (
      // Its size is unknown, and it may lie on another host.
      // eslint-disable-next-line @next/next/no-img-element
      <img {...image} src={src} alt={alt ?? ""} referrerPolicy="no-referrer" />
    ) : (
      <span>{alt}</span>
    ),
  a: ({ node: _node, children, ...link }) => (
    <a {...link} target="_blank" rel="noreferrer">
      {children}
    </a>
  ),
});

const rehypePlugins = [rehypeSanitize, fitPage];

/** Every page of an annotator shows the instructions again. */
const drawn = keepLast<ReactElement>(50);

function draw(source: string, imageHosts: readonly string[]): ReactElement {
  const components = componentsWith(imageHosts);
  return ReactMarkdown({ children: source, components, remarkPlugins: [remarkGfm], rehypePlugins });
}

/** An organizer's text, drawn on the server so that the browser needs no parser. */
export function Markdown({ source, language, imageHosts }: MarkdownProps) {
  return (
    <div className="markdown" lang={language} dir="auto">
      {drawn(JSON.stringify([source, ...imageHosts]), () => draw(source, imageHosts))}
    </div>
  );
}
