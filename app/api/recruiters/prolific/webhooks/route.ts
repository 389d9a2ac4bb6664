import "server-only";
import { answerProlificEvent } from "@/server/api/downloads/answer-prolific-event";

export const POST = answerProlificEvent;
