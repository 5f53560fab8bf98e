CREATE TABLE `billing_details` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`name` text,
	`address` text,
	`vat_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`number` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payment_id` integer NOT NULL,
	`source_key` text NOT NULL,
	`issued_at` integer NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_source_key_unique` ON `invoices` (`source_key`);--> statement-breakpoint
CREATE INDEX `invoices_payment` ON `invoices` (`payment_id`);--> statement-breakpoint
ALTER TABLE `payments` ADD `paid_by` text;--> statement-breakpoint
CREATE TRIGGER invoices_no_update BEFORE UPDATE ON invoices
BEGIN SELECT RAISE(ABORT, 'an invoice never changes'); END;
--> statement-breakpoint
CREATE TRIGGER invoices_no_delete BEFORE DELETE ON invoices
BEGIN SELECT RAISE(ABORT, 'an invoice never changes'); END;
