CREATE TABLE `last_events` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `payment_events_last` ON `payment_events` (`provider`,`created_at`);