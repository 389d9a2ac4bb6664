/** Names by what a user agent contains, the more particular first: Edge calls itself Chrome, and Chrome Safari. */
const browsers: [string, RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:(?:Headless)?Chrome|Chromium|CriOS)\//],
  ["Safari", /\bSafari\//],
];

const systems: [string, RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMacintosh\b|\bMac OS X\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
];

interface BrowserInWords {
  browser: string | null;
  system: string | null;
}

/** The browser and system that a user agent names; null for what it does not tell. */
export function browserInWords(userAgent: string | null): BrowserInWords {
  const named = (names: [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
