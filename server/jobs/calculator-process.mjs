import { register } from "tsx/esm/api";

register();
const { answerCalculations } = await import("./answer-calculations");
answerCalculations();
