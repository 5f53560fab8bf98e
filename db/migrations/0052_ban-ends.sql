ALTER TABLE `users` ADD `ban_ends` text;--> statement-breakpoint
CREATE INDEX `users_ban_ends` ON `users` (`id`) WHERE "users"."ban_ends" is not null;