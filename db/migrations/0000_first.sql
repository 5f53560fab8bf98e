CREATE TABLE `hold_lots` (
	`hold_id` integer NOT NULL,
	`lot_id` integer NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`hold_id`, `lot_id`),
	FOREIGN KEY (`hold_id`) REFERENCES `holds`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "hold_lots_amount" CHECK("hold_lots"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE `holds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`spark_id` integer NOT NULL,
	`type` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text DEFAULT 'held' NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`deadline_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`spark_id`) REFERENCES `sparks`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "holds_amount" CHECK("holds"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `holds_spark_type` ON `holds` (`spark_id`,`type`);--> statement-breakpoint
CREATE INDEX `holds_open` ON `holds` (`state`,`deadline_at`);--> statement-breakpoint
CREATE TABLE `ledger_transactions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`actor` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transactions_key_unique` ON `ledger_transactions` (`key`);--> statement-breakpoint
CREATE INDEX `ledger_transactions_user` ON `ledger_transactions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `lots` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`remaining` integer NOT NULL,
	`effective_at` integer NOT NULL,
	`expires_at` integer,
	`source_key` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lots_amount" CHECK("lots"."amount" > 0),
	CONSTRAINT "lots_remaining" CHECK("lots"."remaining" between 0 and "lots"."amount")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lots_source_key_unique` ON `lots` (`source_key`);--> statement-breakpoint
CREATE INDEX `lots_user` ON `lots` (`user_id`,`expires_at`);--> statement-breakpoint
CREATE TABLE `postings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`transaction_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`account` text NOT NULL,
	`lot_id` integer,
	`amount` integer NOT NULL,
	FOREIGN KEY (`transaction_id`) REFERENCES `ledger_transactions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `postings_transaction` ON `postings` (`transaction_id`);--> statement-breakpoint
CREATE INDEX `postings_user` ON `postings` (`user_id`,`account`);--> statement-breakpoint
CREATE INDEX `postings_lot` ON `postings` (`lot_id`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`spark_id` integer,
	`file_name` text NOT NULL,
	`mime_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`duration` real,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`spark_id`) REFERENCES `sparks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `media_user` ON `media` (`user_id`);--> statement-breakpoint
CREATE INDEX `media_spark` ON `media` (`spark_id`);--> statement-breakpoint
CREATE TABLE `parts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`spark_id` integer NOT NULL,
	`type` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`fraction` real DEFAULT 0 NOT NULL,
	`content` text,
	`provenance` text,
	`failure_reason` text,
	`error_message` text,
	`started_at` integer,
	`finished_at` integer,
	FOREIGN KEY (`spark_id`) REFERENCES `sparks`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "parts_fraction" CHECK("parts"."fraction" between 0 and 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `parts_spark_type` ON `parts` (`spark_id`,`type`);--> statement-breakpoint
CREATE TABLE `projects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`website_url` text NOT NULL,
	`description` text NOT NULL,
	`target_audience` text NOT NULL,
	`brand_voice` text,
	`default_call_to_action` text,
	`default_seo_keywords` text,
	`problem_being_solved` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `projects_user` ON `projects` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sparks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`project_id` integer NOT NULL,
	`nonce` text NOT NULL,
	`prompt` text NOT NULL,
	`content_types` text NOT NULL,
	`scene_setting` text,
	`main_character_name` text,
	`main_character_role` text,
	`main_character_pronoun_object` text,
	`main_character_pronoun_possessive` text,
	`visual_style` text,
	`audio_mood` text,
	`specific_call_to_action` text,
	`specific_seo_keywords` text,
	`product_image_url` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`user_error_message` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`started_at` integer,
	`heartbeat_at` integer,
	`deadline_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sparks_document_id_unique` ON `sparks` (`document_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sparks_nonce` ON `sparks` (`user_id`,`nonce`);--> statement-breakpoint
CREATE INDEX `sparks_project` ON `sparks` (`project_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sparks_open` ON `sparks` (`status`,`heartbeat_at`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`public_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_public_id_unique` ON `sessions` (`public_id`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`plan` text DEFAULT 'free' NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	CONSTRAINT "users_email_lower" CHECK("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);