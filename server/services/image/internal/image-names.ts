/** Where the pictures of a project's items lie. */
export const imagesOf = (projectId: string) => `images/${projectId}`;

export const imageName = (projectId: string, imageId: string) => `${imagesOf(projectId)}/${imageId}`;
