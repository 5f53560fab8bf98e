CREATE TABLE `payment_accounts` (
	`provider` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_payment_customers` (
	`user_id` integer NOT NULL,
	`provider` text NOT NULL,
	`account` text DEFAULT '' NOT NULL,
	`customer` text NOT NULL,
	`retired_at` integer,
	PRIMARY KEY(`provider`, `customer`, `account`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_payment_customers`("user_id", "provider", "account", "customer", "retired_at") SELECT "user_id", "provider", '', "customer", null FROM `payment_customers`;--> statement-breakpoint
DROP TABLE `payment_customers`;--> statement-breakpoint
ALTER TABLE `__new_payment_customers` RENAME TO `payment_customers`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `payment_customers_user` ON `payment_customers` (`user_id`,`provider`,`account`) WHERE "payment_customers"."retired_at" is null;--> statement-breakpoint
CREATE INDEX `payment_customers_owner` ON `payment_customers` (`user_id`);--> statement-breakpoint
DROP INDEX `plan_prices_plan`;--> statement-breakpoint
ALTER TABLE `plan_prices` ADD `account` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `plan_prices` ADD `retired_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `plan_prices_plan` ON `plan_prices` (`provider`,`account`,`plan`,`billing`,`amount`,`currency`) WHERE "plan_prices"."retired_at" is null;--> statement-breakpoint
ALTER TABLE `orders` ADD `account` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `installation` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `account` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `account` text DEFAULT '' NOT NULL;