import "server-only";
import { answerLanguage } from "@/server/api/browser/answer-language";

export const POST = (request: Request) => answerLanguage(request, "/projects");
