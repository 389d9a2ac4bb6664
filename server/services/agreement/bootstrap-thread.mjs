import { register } from "tsx/esm/api";

register();
const { answerParts } = await import("./answer-parts");
answerParts();
