import { characters } from "./simulated-annotator";

/** What the ids of all annotators of a rehearsal begin with; of people whose answers are replayed, their own follow. */
export const rehearsedIdStart = "rehearsal ";

const simulatedId = new RegExp(`^${rehearsedIdStart}(?:${characters.join("|")})-\\d+$`);

/** Whether an annotator's id is that of a simulated one. */
export const isSimulatedId = (externalId: string): boolean => simulatedId.test(externalId);
