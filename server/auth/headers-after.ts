/** The headers of the next request of a browser that has got this answer: the same, with the cookies that the answer sets. */
export function headersAfter(request: Request, response: Response): Headers {
  const cookies = new Map<string, string>();
  const keep = (pair: string) => {
    const at = pair.indexOf("=");
    if (at > 0) cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1));
  };
  (request.headers.get("cookie") ?? "").split(/; */).forEach(keep);
  response.headers.getSetCookie().forEach((line) => keep(line.split(";", 1)[0] ?? ""));
  const headers = new Headers(request.headers);
  headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
  return headers;
}
