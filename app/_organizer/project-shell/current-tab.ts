/**
 * The tab that a page belongs to: the longest address that the page's own begins with. Below the first, the overview,
 * lie all others and pages without a tab, so that one is only itself.
 */
export function currentTab(pathname: string, hrefs: readonly string[]): string | undefined {
  return hrefs
    .filter((href, at) => pathname === href || (at > 0 && pathname.startsWith(`${href}/`)))
    .sort((a, b) => b.length - a.length)[0];
}
