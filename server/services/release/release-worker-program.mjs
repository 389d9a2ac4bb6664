import { loadCompiled } from "../../compiled/load-compiled.mjs";

const { answerReleaseWorker } = await loadCompiled("answer-release-worker");
answerReleaseWorker();
