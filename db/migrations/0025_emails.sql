CREATE TABLE `emails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`user_id` integer,
	`recipient` text NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`settled_at` integer,
	`problem` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `emails_key_unique` ON `emails` (`key`);--> statement-breakpoint
CREATE INDEX `emails_due` ON `emails` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `emails_user` ON `emails` (`user_id`);