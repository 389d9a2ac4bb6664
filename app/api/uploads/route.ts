import "server-only";
import { answerUpload } from "@/server/trpc/answer-upload";

export { answerUpload as POST };
