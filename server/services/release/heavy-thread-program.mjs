import { register } from "tsx/esm/api";

register();
const { answerHeavyShare } = await import("./answer-heavy-share");
answerHeavyShare();
