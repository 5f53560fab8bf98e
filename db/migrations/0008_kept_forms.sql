CREATE TABLE `kept_forms` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`values` text NOT NULL,
	`file_name` text,
	`file_type` text,
	`file` blob,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `kept_forms_expiry` ON `kept_forms` (`expires_at`);