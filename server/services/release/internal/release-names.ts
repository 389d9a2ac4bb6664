/** Where the releases of a project lie, a folder for each version. */
export const releaseFoldersOf = (projectId: string) => `releases/${projectId}`;

/** Where the files of a release lie. */
export const releaseFolder = (projectId: string, version: number) =>
  `${releaseFoldersOf(projectId)}/v${version}`;
