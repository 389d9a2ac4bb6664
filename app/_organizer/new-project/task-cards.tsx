import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { TaskPicture } from "./task-picture";
import { taskTypes } from "@/server/domain/task/task-types";
import { taskPictures } from "@/task-types/pictures";

/** What people can judge: a question and a picture of the page for each task type. */
export function TaskCards() {
  const tasks = useTranslations("organizer.task");
  return (
    <ul className="grid gap-4 middle:grid-cols-2 wide:grid-cols-4">
      {taskTypes.map((type) => (
        <li key={type} className="min-w-0">
          <Link
            href={`/projects/new/${type}`}
            aria-describedby={`task-${type}`}
            className="flex h-full items-start gap-3 rounded-card border border-hairline bg-surface p-3 text-text no-underline hover:border-accent middle:flex-col"
          >
            <span className="w-40 shrink-0 middle:w-full">
              <TaskPicture Picture={taskPictures[type]} />
            </span>
            <span className="flex min-w-0 flex-col gap-1 wrap-break-word">
              <span className="font-semibold">{tasks(`${type}.ask`)}</span>
              <span id={`task-${type}`} className="text-label text-muted">
                {tasks(`${type}.name`)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
