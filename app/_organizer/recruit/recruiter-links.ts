/** The join link as each recruiter wants it: with places where it puts its own ids. */
export function recruiterLinks(join: string) {
  return [
    {
      recruiter: "prolific",
      address: `${join}?PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}&SESSION_ID={{%SESSION_ID%}}`,
    },
    // Mechanical Turk appends workerId and assignmentId to an external question's address by itself.
    { recruiter: "mturk", address: join },
  ] as const;
}
