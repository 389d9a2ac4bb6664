/** Where uploads wait to be imported, a folder for each project. */
export const uploadsFolder = "uploads";

export const uploadsOf = (projectId: string) => `${uploadsFolder}/${projectId}`;

export const storedUpload = (projectId: string, uploadId: string) => `${uploadsOf(projectId)}/${uploadId}`;
