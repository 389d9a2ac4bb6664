/** What is asked of each pair of records in *SEM-2013 TYPED (2013 §2.2), in the order of its gold files. */
export const typedDimensions = [
  {
    name: "general",
    question: "General",
    definition: "How similar are the two records, all in all?",
  },
  {
    name: "author",
    question: "Creator, author",
    definition:
      "How similar are those who made the things: the same person, school or workshop, or others like them?",
  },
  {
    name: "people",
    question: "People involved",
    definition:
      "How similar are the people whom the records show, name or tell of, apart from those who made the things?",
  },
  {
    name: "time",
    question: "Time period",
    definition: "How near to each other are the times that the records belong to or tell of?",
  },
  {
    name: "location",
    question: "Location",
    definition: "How similar are the places: the same place, places near each other, or of the same kind?",
  },
  {
    name: "event",
    question: "Event or action",
    definition: "How similar is what happens or is done in what the records show or tell of?",
  },
  {
    name: "subject",
    question: "Subject",
    definition: "How similar are the subjects, mostly the terms listed under Subject?",
  },
  {
    name: "description",
    question: "Description",
    definition: "How similar is what the two descriptions say?",
  },
] as const;
