CREATE TABLE `blog_posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`content` text NOT NULL,
	`excerpt` text,
	`meta_description` text,
	`author` text NOT NULL,
	`image_url` text,
	`image_alt` text,
	`published` integer DEFAULT false NOT NULL,
	`publish_at` integer,
	`first_public_at` integer,
	`card_id` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `site_media`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "blog_posts_moment" CHECK("blog_posts"."published" = 0 or "blog_posts"."publish_at" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug_unique` ON `blog_posts` (`slug`);--> statement-breakpoint
CREATE INDEX `blog_posts_public` ON `blog_posts` (`publish_at`,`id`) WHERE "blog_posts"."published" = 1;--> statement-breakpoint
CREATE TABLE `blog_redirects` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_redirects_post` ON `blog_redirects` (`post_id`);--> statement-breakpoint
CREATE TABLE `site_media` (
	`id` text PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`mime_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
