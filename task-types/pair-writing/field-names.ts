/** How the fields of a prompt are called, so that what was done before any script ran is found. */
export const textName = (key: string) => `${key}.text`;
export const blankName = (key: string) => `${key}.blank`;
