CREATE TABLE `payment_findings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`provider` text NOT NULL,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject` text NOT NULL,
	`payment` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`at` integer NOT NULL,
	`url` text NOT NULL,
	`state` text NOT NULL,
	`found_at` integer NOT NULL,
	`settled_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_findings_reference` ON `payment_findings` (`provider`,`kind`,`reference`);--> statement-breakpoint
CREATE INDEX `payment_findings_state` ON `payment_findings` (`state`,`at`);--> statement-breakpoint
ALTER TABLE `payment_accounts` ADD `compared_at` integer;--> statement-breakpoint
ALTER TABLE `payment_accounts` ADD `problem` text;--> statement-breakpoint
CREATE INDEX `disputes_state` ON `disputes` (`state`);