import "server-only";
import { answerUpload } from "@/server/api/browser/answer-upload";

export { answerUpload as POST };
