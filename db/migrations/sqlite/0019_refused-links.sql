CREATE TABLE `refused_links` (
	`project_id` text NOT NULL,
	`recruiter` text NOT NULL,
	`problem` text NOT NULL,
	`count` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`project_id`, `recruiter`, `problem`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
