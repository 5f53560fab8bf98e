CREATE TABLE `recommendation_uses` (
	`user_id` integer NOT NULL,
	`recommendation_id` integer NOT NULL,
	`action` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`user_id`, `recommendation_id`, `action`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recommendation_id`) REFERENCES `recommendations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recommendation_uses_recommendation` ON `recommendation_uses` (`recommendation_id`);--> statement-breakpoint
CREATE TABLE `recommendations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`keywords` text DEFAULT '' NOT NULL,
	`digest` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`prompt` text NOT NULL,
	`reasoning` text NOT NULL,
	`category` text NOT NULL,
	`confidence` integer NOT NULL,
	`place` integer NOT NULL,
	`proposed_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "recommendations_confidence" CHECK("recommendations"."confidence" between 0 and 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recommendations_digest` ON `recommendations` (`project_id`,`keywords`,`digest`);--> statement-breakpoint
CREATE INDEX `recommendations_list` ON `recommendations` (`project_id`,`keywords`,`proposed_at`);