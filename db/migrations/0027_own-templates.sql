ALTER TABLE `content_templates` ADD `user_id` integer REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `content_templates_user` ON `content_templates` (`user_id`);