ALTER TABLE `projects` ADD `rehearsal_of` text REFERENCES projects(id);--> statement-breakpoint
ALTER TABLE `projects` ADD `rehearsal_job_id` text;--> statement-breakpoint
CREATE INDEX `projects_rehearsal_of` ON `projects` (`rehearsal_of`) WHERE rehearsal_of is not null;