let prefix = "";

/** Puts news before the title of the tab, in the place of earlier ones. */
export function showTitleNews(news: string): void {
  clearTitleNews();
  prefix = `${news} · `;
  document.title = `${prefix}${document.title}`;
}

/** Takes the news away again, unless another page has given the tab another title. */
export function clearTitleNews(): void {
  if (prefix !== "" && document.title.startsWith(prefix))
    document.title = document.title.slice(prefix.length);
  prefix = "";
}
