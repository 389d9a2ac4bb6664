import type { ShownProject } from "@/server/domain/project/shown-project";

type Contacted = Pick<ShownProject, "contactName" | "contactEmail">;

export const hasContact = ({ contactName, contactEmail }: Contacted): boolean =>
  contactName !== "" || contactEmail !== "";

/** Who answers questions: a person, with a way to write. */
export function Contact({ project: { contactName, contactEmail } }: { project: Contacted }) {
  return (
    <bdi>
      {contactName}
      {contactName !== "" && contactEmail !== "" ? ", " : null}
      {contactEmail === "" ? null : <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
    </bdi>
  );
}
