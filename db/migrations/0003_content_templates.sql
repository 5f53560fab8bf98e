CREATE TABLE `content_templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`category` text NOT NULL,
	`industry` text,
	`format` text NOT NULL,
	`content_types` text NOT NULL,
	`usage_count` integer DEFAULT 0 NOT NULL,
	`prompt_template` text NOT NULL,
	CONSTRAINT "content_templates_usage" CHECK("content_templates"."usage_count" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_templates_key_unique` ON `content_templates` (`key`);--> statement-breakpoint
CREATE INDEX `content_templates_category` ON `content_templates` (`category`,`industry`);