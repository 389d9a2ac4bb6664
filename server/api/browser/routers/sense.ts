import { z } from "zod";
import {
  addedWord,
  addWordInput,
  listedSense,
  searchSensesInput,
  senseNeighbours,
  senseNeighboursInput,
} from "@/server/domain/sense/contracts";
import { addWord } from "@/server/services/sense/add-word";
import { findNeighbours, searchSenses } from "@/server/services/sense/find-senses";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");

/** The dictionary, as organizers pick senses from it to compare words with. */
export const senseRouter = router({
  search: organize
    .input(searchSensesInput)
    .output(z.array(listedSense))
    .query(({ input }) => searchSenses(input.word)),
  neighbours: organize
    .input(senseNeighboursInput)
    .output(senseNeighbours)
    .query(({ input }) => findNeighbours(input.synset)),
  add: organize
    .input(addWordInput)
    .output(addedWord)
    .mutation(({ ctx, input }) => addWord(ctx.deps, ctx.scope, input)),
});
