import type { StudyDraft } from "@/server/domain/recruiter/prolific/vendor";
import { seededRandom } from "@/server/stats/random";
import { fakeProlific } from "./fake-prolific";
import type { FakeVendorSettings } from "./fake-vendor";
import { exampleDraft } from "./study-draft-example";

/** A fake vendor whose clock a test turns. */
export function vendorAtRest(settings: Partial<FakeVendorSettings> = {}) {
  const clock = { now: Date.UTC(2026, 10, 1) };
  const { vendor, api, faults } = fakeProlific({
    now: () => clock.now,
    random: seededRandom(1),
    ...settings,
  });
  return { clock, vendor, faults, api: api(vendor.token) };
}

/** The same with a study that takes participants. */
export async function publishedStudy(
  changes: Partial<StudyDraft> = {},
  settings: Partial<FakeVendorSettings> = {},
) {
  const world = vendorAtRest(settings);
  const { id: studyId } = await world.api.createStudy(exampleDraft(changes));
  await world.api.transitionStudy(studyId, "PUBLISH");
  const begin = (participantId?: string) => {
    const arrival = world.vendor.reserve(studyId, participantId);
    world.vendor.start(arrival.submissionId);
    return arrival;
  };
  return { ...world, studyId, begin };
}
