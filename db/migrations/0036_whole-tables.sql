CREATE INDEX `blog_posts_card` ON `blog_posts` (`card_id`);--> statement-breakpoint
CREATE INDEX `contact_messages_user` ON `contact_messages` (`user_id`);--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `emails_age` ON `emails` (`created_at`);--> statement-breakpoint
CREATE INDEX `clawbacks_user` ON `clawbacks` (`user_id`);--> statement-breakpoint
CREATE INDEX `clawbacks_short` ON `clawbacks` (`created_at`) WHERE "clawbacks"."undone_at" is null and "clawbacks"."asked" <> "clawbacks"."voided";--> statement-breakpoint
CREATE INDEX `hold_lots_lot` ON `hold_lots` (`lot_id`);--> statement-breakpoint
CREATE INDEX `holds_user` ON `holds` (`user_id`);--> statement-breakpoint
CREATE INDEX `payment_events_problem` ON `payment_events` (`created_at`) WHERE "payment_events"."problem" is not null;--> statement-breakpoint
CREATE INDEX `sparks_ended` ON `sparks` (`finished_at`);--> statement-breakpoint
CREATE INDEX `kept_forms_user` ON `kept_forms` (`user_id`);