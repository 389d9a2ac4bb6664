/** An annotator who showed a valid token; may work in this project and see nothing else. */
export interface AnnotatorActor {
  annotatorId: string;
  projectId: string;
}
