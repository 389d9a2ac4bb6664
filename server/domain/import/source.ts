/** The bytes of a file as they arrive: a Node stream, a request body or a list of chunks. */
export type ByteSource = AsyncIterable<Uint8Array>;

/** Which of the files imported together: the one with the pairs, or the one with a score a line. */
export type SourceFile = "pairs" | "scores";
