import type { ReactNode } from "react";
import { AnnotatorDocument } from "@/app/_annotator/annotator-page/annotator-document";

/** The document of a page that no project has yet; its items are in English. */
export default function NewPreviewLayout({ children }: { children: ReactNode }) {
  return <AnnotatorDocument language="en">{children}</AnnotatorDocument>;
}
