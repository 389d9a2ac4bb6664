/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages a package by its path, "node_modules/zod" */

/**
 * Whether every package of the lock file is installed in the version it names.
 * Optional packages may be absent: they are built for other systems.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 */
export function isInstalledAsLocked(locked, installed) {
  return Object.entries(locked).every(([path, { version, optional, devOptional }]) => {
    if (path === "") return true;
    const present = installed[path];
    return present ? present.version === version : optional === true || devOptional === true;
  });
}
