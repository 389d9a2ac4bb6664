import { register } from "tsx/esm/api";

register();
const { answerReleaseWorker } = await import("./answer-release-worker");
answerReleaseWorker();
