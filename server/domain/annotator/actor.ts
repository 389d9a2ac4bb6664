/** An annotator who showed a valid token; may work in this project and see nothing else. */
export interface AnnotatorActor {
  annotatorId: string;
  projectId: string;
  /** The languages that they read, as BCP 47 tags: what they chose, then what their browser or program asks for. */
  languages?: readonly string[];
}
