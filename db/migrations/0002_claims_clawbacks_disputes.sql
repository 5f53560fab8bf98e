CREATE TABLE `clawbacks` (
	`key` text NOT NULL,
	`lot_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`asked` integer NOT NULL,
	`voided` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`undone_at` integer,
	PRIMARY KEY(`key`, `lot_id`),
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "clawbacks_voided" CHECK("clawbacks"."voided" between 0 and "clawbacks"."asked")
);
--> statement-breakpoint
CREATE INDEX `clawbacks_lot` ON `clawbacks` (`lot_id`);--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `disputes_user` ON `disputes` (`user_id`,`state`);--> statement-breakpoint
ALTER TABLE `sparks` ADD `claimed_by` text;