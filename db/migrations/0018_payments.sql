CREATE TABLE `orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`nonce` text NOT NULL,
	`provider` text NOT NULL,
	`kind` text NOT NULL,
	`plan` text,
	`billing` text,
	`sparks` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`checkout` text,
	`checkouts` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`checked_at` integer,
	`paid_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "orders_amount" CHECK("orders"."amount" > 0 and "orders"."sparks" > 0),
	CONSTRAINT "orders_plan" CHECK(("orders"."kind" = 'plan') = ("orders"."plan" is not null and "orders"."billing" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_nonce` ON `orders` (`user_id`,`nonce`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_checkout` ON `orders` (`provider`,`checkout`);--> statement-breakpoint
CREATE INDEX `orders_open` ON `orders` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `payment_customers` (
	`user_id` integer NOT NULL,
	`provider` text NOT NULL,
	`customer` text NOT NULL,
	PRIMARY KEY(`user_id`, `provider`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_customers_customer` ON `payment_customers` (`provider`,`customer`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`provider` text NOT NULL,
	`event` text NOT NULL,
	`type` text NOT NULL,
	`subject_kind` text,
	`subject` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`settled_at` integer,
	`problem` text,
	PRIMARY KEY(`provider`, `event`)
);
--> statement-breakpoint
CREATE INDEX `payment_events_due` ON `payment_events` (`settled_at`,`due_at`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`provider` text NOT NULL,
	`payment` text NOT NULL,
	`subscription` text,
	`kind` text NOT NULL,
	`description` text NOT NULL,
	`plan` text,
	`previous_plan` text,
	`period_start` integer,
	`period_end` integer,
	`amount` integer NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "payments_amount" CHECK("payments"."amount" >= 0 and "payments"."refunded" between 0 and "payments"."amount")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_payment` ON `payments` (`provider`,`payment`);--> statement-breakpoint
CREATE INDEX `payments_user` ON `payments` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_subscription` ON `payments` (`provider`,`subscription`);--> statement-breakpoint
CREATE TABLE `plan_prices` (
	`provider` text NOT NULL,
	`price` text NOT NULL,
	`plan` text NOT NULL,
	`billing` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	PRIMARY KEY(`provider`, `price`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_prices_plan` ON `plan_prices` (`provider`,`plan`,`billing`,`amount`,`currency`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`provider` text NOT NULL,
	`subscription` text NOT NULL,
	`state` text NOT NULL,
	`plan` text NOT NULL,
	`renews_as` text NOT NULL,
	`billing` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`period_start` integer NOT NULL,
	`period_end` integer NOT NULL,
	`cancels_at_period_end` integer NOT NULL,
	`past_due_since` integer,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`read_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_subscription` ON `subscriptions` (`provider`,`subscription`);--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`,`state`);--> statement-breakpoint
CREATE INDEX `subscriptions_state` ON `subscriptions` (`state`);