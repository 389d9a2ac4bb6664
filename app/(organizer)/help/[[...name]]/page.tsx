import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { HelpBack } from "@/app/_organizer/help/help-back";
import { HelpMarkdown } from "@/app/_organizer/help/help-markdown";
import { HelpSearch } from "@/app/_organizer/help/help-search";
import { load } from "@/app/_trpc/load";
import { helpPageName } from "@/server/domain/help/help-page";
import { organizerLanguage } from "@/server/domain/language/organizer-languages";

interface HelpPageProps {
  params: Promise<{ name?: string[] }>;
}

async function loadHelp({ params }: HelpPageProps) {
  const { name: path = ["readme"] } = await params;
  const name = helpPageName.safeParse(path.join("/"));
  if (!name.success) notFound();
  const language = organizerLanguage(await getLocale());
  return load((caller) => caller.help.page({ name: name.data, language }));
}

export async function generateMetadata(props: HelpPageProps): Promise<Metadata> {
  const t = await getTranslations("organizer.help");
  return { title: `${(await loadHelp(props)).title} · ${t("title")}` };
}

export default async function HelpRoute(props: HelpPageProps) {
  const page = await loadHelp(props);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <HelpBack />
      <HelpSearch />
      <h1 lang={page.language}>{page.title}</h1>
      <HelpMarkdown page={page} top={2} />
    </div>
  );
}
