import type { ComponentType } from "react";

/** The size of a picture of a task type, in units of its drawing. */
const width = 272;
const height = 152;

/** The layout of a task type's page, drawn without words. */
export function TaskPicture({ Picture }: { Picture: ComponentType }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full rounded-cell border border-hairline bg-page"
    >
      <Picture />
    </svg>
  );
}
