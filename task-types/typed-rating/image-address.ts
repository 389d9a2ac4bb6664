/** Where a browser finds a picture: its own address, or that of the project's picture of this name. */
export const imageAddress = (project: string, image: string): string =>
  image.startsWith("https://") ? image : `/p/${project}/images/${encodeURIComponent(image)}`;
