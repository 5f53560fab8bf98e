DROP INDEX `users_free_sparks`;--> statement-breakpoint
ALTER TABLE `users` ADD `unproven_since` integer;--> statement-breakpoint
CREATE INDEX `users_free_sparks` ON `users` (`free_sparks_from`) WHERE "users"."plan" = 'free' and "users"."unproven_since" is null;