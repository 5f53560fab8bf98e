ALTER TABLE `kept_forms` ADD `user_id` integer REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `kept_forms` ADD `network` text DEFAULT '' NOT NULL;