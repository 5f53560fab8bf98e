DROP INDEX `sparks_project_library`;--> statement-breakpoint
CREATE INDEX `sparks_project_library` ON `sparks` (`project_id`,`id`,`user_id`,`redo_of`) WHERE "sparks"."redo_of" is null;