import type { ScreenName, ShownScreenGroup } from "./screens";

export interface CurrentScreen {
  group: ShownScreenGroup;
  screen: { name: ScreenName; href: string };
  /** Whether it is the screen itself and not a page below it. */
  isExact: boolean;
}

/**
 * The screen that a page belongs to: the longest address that the page's own begins with. Below the overview lie all
 * other screens, so that one is only itself.
 */
export function currentScreen(pathname: string, groups: readonly ShownScreenGroup[]): CurrentScreen | null {
  const [found] = groups
    .flatMap((group) => group.screens.map((screen) => ({ group, screen, isExact: pathname === screen.href })))
    .filter(
      ({ screen, isExact }) =>
        isExact || (screen.name !== "overview" && pathname.startsWith(`${screen.href}/`)),
    )
    .sort((a, b) => b.screen.href.length - a.screen.href.length);
  return found ?? null;
}
