/** The value of a cookie in the header that a browser sends. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const pairs = (header ?? "").split(/; */);
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
