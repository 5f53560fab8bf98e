CREATE TABLE `review_comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`link_id` integer NOT NULL,
	`part` text,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`link_id`) REFERENCES `review_links`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `review_comments_link` ON `review_comments` (`link_id`);--> statement-breakpoint
CREATE TABLE `review_decisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`link_id` integer NOT NULL,
	`verdict` text NOT NULL,
	`name` text NOT NULL,
	`content_hashes` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`link_id`) REFERENCES `review_links`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `review_decisions_link` ON `review_decisions` (`link_id`);--> statement-breakpoint
CREATE TABLE `review_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`spark_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`sealed_token` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`spark_id`) REFERENCES `sparks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_links_token_hash_unique` ON `review_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `review_links_spark` ON `review_links` (`spark_id`);