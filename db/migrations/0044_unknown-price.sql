ALTER TABLE `subscriptions` ADD `unknown_price` text;--> statement-breakpoint
CREATE INDEX `subscriptions_unknown` ON `subscriptions` (`provider`) WHERE "subscriptions"."unknown_price" is not null;