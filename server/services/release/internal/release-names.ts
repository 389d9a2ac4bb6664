/** Where the releases of a project lie, a folder for each version. */
export const releasesOf = (projectId: string) => `releases/${projectId}`;

/** Where the files of a release lie. */
export const releaseFolder = (projectId: string, version: number) => `${releasesOf(projectId)}/v${version}`;
