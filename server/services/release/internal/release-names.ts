/** Where the releases of a project lie, a folder for each. */
export const releaseFoldersOf = (projectId: string) => `releases/${projectId}`;

/** A release, as far as it says where its files lie. */
interface PlacedRelease {
  projectId: string;
  version: number;
  folder: string | null;
}

/** Where the files of a release lie. */
export const releaseFolder = ({ projectId, version, folder }: PlacedRelease) =>
  `${releaseFoldersOf(projectId)}/${folder ?? `v${version}`}`;

/** A folder that only one maker of a version has: of two at once, the slower one must not replace the files of the other. */
export const newReleaseFolder = (version: number, id: string) => `v${version}-${id}`;
