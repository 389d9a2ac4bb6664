import "server-only";
import { finishSignOn } from "@/server/auth/sign-on";

export function GET(request: Request): Promise<Response> {
  return finishSignOn(request);
}
