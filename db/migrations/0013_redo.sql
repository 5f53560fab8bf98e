ALTER TABLE `part_versions` ADD `is_proposal` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sparks` ADD `redo_of` integer REFERENCES `sparks`(`id`) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `sparks` ADD `redo` text;--> statement-breakpoint
CREATE INDEX `sparks_redo` ON `sparks` (`redo_of`);