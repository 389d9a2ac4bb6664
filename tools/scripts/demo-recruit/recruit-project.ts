import { sharedStore } from "@/db/client";
import { liveDeps } from "@/server/deps";
import { createAccountBySetupLink } from "@/server/services/organizer/create-account";
import { createSetupLink } from "@/server/services/organizer/create-setup-link";
import { launchDemo } from "@/server/services/startup/demo/launch-demo";
import { recruitDemo } from "./recruit-demo";

/** Who signs in, on this machine alone. */
export const demoOrganizer = {
  name: "Ana Lin",
  email: "organizer@example.org",
  password: "two people agree",
};

/** Makes the project and its organizer in the data folder of a server that runs. @returns the project's address */
export async function makeRecruitProject(): Promise<string> {
  const deps = liveDeps();
  await launchDemo(deps, recruitDemo);
  // The first account owns every project that nobody owns.
  const { token } = await createSetupLink(deps);
  await createAccountBySetupLink(deps, { token, ...demoOrganizer });
  await sharedStore().close();
  return recruitDemo.slug;
}
