CREATE TABLE `secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `part_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`part_id` integer NOT NULL,
	`content` text NOT NULL,
	`provenance` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`part_id`) REFERENCES `parts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `part_versions_part` ON `part_versions` (`part_id`);--> statement-breakpoint
ALTER TABLE `projects` ADD `voice` text;--> statement-breakpoint
ALTER TABLE `sparks` ADD `wants_horizontal_video` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sparks` ADD `wants_voiceover` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sparks` ADD `plan` text;