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
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";

const permission = "organize";
const verb = projectVerbs({ reading: "read:items", writing: "write:items" });

/** The dictionary, for words that are compared with its senses. */
export const senseRoutes: readonly Route[] = [
  verb(
    "GET /senses",
    "List the senses of a word, and of what it may be an inflection of.",
    {
      input: searchSensesInput.pick({ word: true }),
      output: z.object({ data: z.array(listedSense) }),
      permission,
    },
    async ({ input }) => ({ data: searchSenses(input.word) }),
  ),
  verb(
    "GET /senses/{synset}/neighbours",
    "List what lies within three edges of a sense, the nearest first.",
    { input: senseNeighboursInput.pick({ synset: true }), output: senseNeighbours, permission },
    async ({ input }) => findNeighbours(input.synset),
  ),
  verb(
    "POST /words",
    "Add a word and a sense to compare it with to a draft.",
    {
      input: addWordInput,
      output: addedWord,
      permission,
      status: 201,
      refuses: ["project_not_draft", "invalid_input", "conflict"],
    },
    ({ deps, scope, input }) => addWord(deps, scope, input),
  ),
];
