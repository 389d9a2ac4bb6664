import { expect } from "@playwright/test";
import { noPolicies } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import { codeIn, type SentPerson } from "./pages/sent-person";

/** Gold of these worlds is right with 2 to 4. */
export const right = 3;
const wrong = 0;
/** What a page and the quiz earn, and what a place is paid. */
const [pageMinor, quizMinor, rewardMinor] = [100, 20, 220];
export const admitted = { country: "NZ" };

/** After a quiz everybody may do two pages. */
export const closedLoopSettings: Partial<ProjectSettings> = {
  contactEmail: "lab@example.org",
  composition: "dynamic",
  payPerHitMinor: pageMinor,
  qualification: { kind: "quiz", size: 2, needed: 1, tries: 2, delayMinutes: 0 },
  qualificationPayMinor: quizMinor,
  eligibility: { ...noPolicies.eligibility, countries: [admitted.country] },
  stopping: {
    ...noPolicies.stopping,
    accuracy: { bar: 0.5, minGold: 2, certainty: null, asInQuiz: false },
  },
  limits: { ...noPolicies.limits, hitsPerAnnotator: 2 },
};

/** What becomes of a person, and what they are paid in all; each person of a story does the same. */
export interface Story {
  people: number;
  does: (person: SentPerson) => Promise<void>;
  ends: "APPROVED" | "RETURNED" | "TIMED-OUT";
  paid: number;
}

async function joined(person: SentPerson): Promise<SentPerson> {
  await person.join(admitted);
  return person;
}

export const qualified = async (person: SentPerson, pages = 2) => {
  await (await joined(person)).judge(right, { pages });
  return person;
};

/** What happens while there is work and everybody does two pages. */
export const usualStories: Record<string, Story> = {
  "finishes and enters the code": {
    people: 4,
    does: async (person) => expect(await (await qualified(person)).end()).toBe("capped"),
    ends: "APPROVED",
    paid: rewardMinor,
  },
  "misses known answers and is stopped": {
    people: 1,
    does: async (person) => {
      await (await qualified(person, 0)).hold(right);
      await person.judge(wrong);
      expect(await person.end()).toBe("stopped");
    },
    ends: "RETURNED",
    paid: quizMinor + 2 * pageMinor,
  },
  "is stopped, and closes the tab": {
    people: 1,
    does: async (person) => {
      await (await joined(person)).hold(right);
      await person.judge(wrong);
      expect((await person.readEnd()).reason).toBe("stopped");
    },
    ends: "RETURNED",
    paid: quizMinor + 2 * pageMinor,
  },
  "fails the quiz": {
    people: 2,
    does: async (person) => {
      await (await joined(person)).judge(wrong);
      expect(await person.end()).toBe("failed_qualification");
    },
    ends: "RETURNED",
    paid: quizMinor,
  },
  "does not meet the conditions": {
    people: 2,
    does: async (person) => person.enter(codeIn(await person.join({ country: "US" }))),
    ends: "RETURNED",
    paid: 0,
  },
  "does not agree": {
    people: 1,
    does: async (person) => person.enter(await person.decline()),
    ends: "RETURNED",
    paid: 0,
  },
  "goes away with a page, and runs out of time": {
    people: 1,
    does: async (person) => {
      await (await qualified(person, 1)).hold(right);
      await person.vendor.timeOut(person.submission);
    },
    ends: "RETURNED",
    paid: quizMinor + pageMinor,
  },
  "runs out of time, and finishes": {
    people: 1,
    does: async (person) => {
      await person.vendor.timeOut((await qualified(person)).submission);
      await person.end();
    },
    ends: "APPROVED",
    paid: rewardMinor,
  },
  "gives the place back after a page": {
    people: 2,
    does: async (person) => person.vendor.giveBack((await qualified(person, 1)).submission),
    ends: "RETURNED",
    paid: quizMinor + pageMinor,
  },
  "reads the end, and closes the tab": {
    people: 2,
    does: async (person) => void (await (await qualified(person)).readEnd()),
    ends: "APPROVED",
    paid: rewardMinor,
  },
  "closes the tab on the last page, and runs out of time": {
    people: 1,
    does: async (person) => person.vendor.timeOut((await qualified(person)).submission),
    ends: "APPROVED",
    paid: rewardMinor,
  },
  "enters a code that is none": {
    people: 2,
    does: async (person) => (await qualified(person)).enter("MISTYPED"),
    ends: "APPROVED",
    paid: rewardMinor,
  },
  "submits without a code": {
    people: 1,
    does: async (person) => (await qualified(person)).enter(null),
    ends: "APPROVED",
    paid: rewardMinor,
  },
  "takes a place and never comes": {
    people: 1,
    does: (person) => person.vendor.timeOut(person.submission),
    ends: "TIMED-OUT",
    paid: 0,
  },
  "gives the place back before coming": {
    people: 1,
    does: (person) => person.vendor.giveBack(person.submission),
    ends: "RETURNED",
    paid: 0,
  },
  "gives a page back, and then the place": {
    people: 1,
    does: async (person) => {
      await person.giveBack(await (await joined(person)).hold(right));
      await person.vendor.giveBack(person.submission);
    },
    ends: "RETURNED",
    paid: quizMinor,
  },
};

/** Who does more than a place is paid for, once the limit is lifted. */
export const completists: Story = {
  people: 2,
  does: async (person) => {
    await (await joined(person)).judge(right);
    expect(await person.end()).toBe("finished");
  },
  ends: "APPROVED",
  paid: quizMinor + 4 * pageMinor,
};

/** Who has done a page when others have done the rest. */
export const latecomers: Story = {
  people: 2,
  does: async (person) => expect(await person.end()).toBe("nothing_left"),
  ends: "APPROVED",
  paid: rewardMinor,
};

/** Who has passed the quiz when there is no page any more. */
export const tooLate: Story = {
  people: 1,
  does: async (person) => {
    await (await joined(person)).judge(right);
    expect(await person.end()).toBe("nothing_left");
  },
  ends: "RETURNED",
  paid: quizMinor,
};

/** Whose next page was asked for while the project was paused. */
export const paused: Story = {
  people: 1,
  does: async (person) => expect(await person.end()).toBe("paused"),
  ends: "APPROVED",
  paid: rewardMinor,
};
