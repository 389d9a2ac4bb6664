import path from "node:path";
import { dataFolder } from "@/db/engine";

/** Where the folders of all jobs lie, on this machine and by the names of what they keep. */
export const jobsFolder = "jobs";

/** Where the folders lie in which this machine works at jobs. */
export const jobFolders = () => path.join(dataFolder(), jobsFolder);

/** Where this machine works at a job. */
export const jobFolder = (jobId: string) => path.join(jobFolders(), jobId);

/** Where the files lie that a job's result speaks of. */
export const keptOfJob = (jobId: string) => `${jobsFolder}/${jobId}`;
