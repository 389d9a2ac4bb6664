import { register } from "tsx/esm/api";

register();
const { answerReleaseWorker } = await import("./internal/answer-release-worker");
answerReleaseWorker();
