CREATE TABLE `used_allowances` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_allowances_until` ON `used_allowances` (`until`);--> statement-breakpoint
ALTER TABLE `users` ADD `free_sparks_from` integer;