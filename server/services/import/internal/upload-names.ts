/** Where uploads wait to be imported, a folder for each project. */
export const uploadsFolder = "uploads";

export const uploadsOf = (projectId: string) => `${uploadsFolder}/${projectId}`;

export const uploadName = (projectId: string, uploadId: string) => `${uploadsOf(projectId)}/${uploadId}`;
