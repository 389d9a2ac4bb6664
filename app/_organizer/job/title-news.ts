let prefix = "";
let watch: MutationObserver | null = null;

function putBefore(): void {
  if (!document.title.startsWith(prefix)) document.title = `${prefix}${document.title}`;
}

/** Puts news before the title of the tab, in the place of earlier ones, and before that of a page that comes meanwhile. */
export function showTitleNews(news: string): void {
  clearTitleNews();
  prefix = `${news} · `;
  putBefore();
  watch = new MutationObserver(putBefore);
  watch.observe(document.head, { childList: true, characterData: true, subtree: true });
}

export function clearTitleNews(): void {
  if (prefix === "") return;
  watch?.disconnect();
  watch = null;
  if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
  prefix = "";
}
