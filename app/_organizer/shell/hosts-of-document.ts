/** Of these hosts, those from which this document may show pictures: the ones that were named when it was loaded. */
export function hostsOfDocument(hosts: readonly string[]): string[] {
  const known = typeof document === "undefined" ? "" : (document.documentElement.dataset.imageHosts ?? "");
  return hosts.filter((host) => known.split(" ").includes(host));
}
