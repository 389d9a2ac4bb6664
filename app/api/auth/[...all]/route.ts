import "server-only";
import { answerAuth } from "@/server/auth/answer-auth";
import { sharedAuth } from "@/server/auth/auth";

function answer(request: Request): Promise<Response> {
  return answerAuth(sharedAuth(), request);
}

export { answer as GET, answer as POST };
