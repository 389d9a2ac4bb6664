import type { Lock, LockedPackage } from "./lock";
import { platformOf } from "./platform";

const isExact = (version: string) => /^\d+\.\d+\.\d+[\w.+-]*$/.test(version);

/** The places where Node looks for a package, nearest first: below the one that asks, then below each folder above it. */
function placesFor(name: string, askedFrom: string): string[] {
  const parents = askedFrom.split("/node_modules/");
  const nested = parents.map((_, index) => parents.slice(0, parents.length - index).join("/node_modules/"));
  return [
    ...nested.filter((path) => path !== "").map((path) => `${path}/node_modules/${name}`),
    `node_modules/${name}`,
  ];
}

/**
 * Entries for the optional packages that the lock asks for in an exact version and does not hold: those for other
 * systems, which npm leaves out when its registry does not serve them.
 * @returns new entries by path; each goes to the top, or below the package that asks when another version is there
 */
export function missingPackages(lock: Lock): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [askedFrom, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const known = { ...lock.packages, ...missing };
      const places = placesFor(name, askedFrom);
      const nearest = places.find((place) => place in known);
      if (!isExact(version) || (nearest !== undefined && known[nearest]?.version === version)) continue;
      const place = nearest === undefined ? `node_modules/${name}` : `${askedFrom}/node_modules/${name}`;
      missing[place] = { version, ...(dev === true && { dev }), ...platformOf(name), optional: true };
    }
  }
  return missing;
}
