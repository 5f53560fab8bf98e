CREATE TABLE `admin_acts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`admin_id` integer,
	`act` text NOT NULL,
	`user_id` integer,
	`subject` text,
	`sparks` integer,
	`reason` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_acts_user` ON `admin_acts` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `site_totals` (
	`name` text NOT NULL,
	`day` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`name`, `day`)
);
--> statement-breakpoint
DROP INDEX `subscriptions_state`;--> statement-breakpoint
CREATE INDEX `subscriptions_state` ON `subscriptions` (`state`,`plan`,`billing`);--> statement-breakpoint
ALTER TABLE `users` ADD `banned_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `ban_reason` text;--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`id`) WHERE "users"."is_admin" = 1;
--> statement-breakpoint
CREATE TRIGGER admin_acts_no_update BEFORE UPDATE ON admin_acts
BEGIN SELECT RAISE(ABORT, 'what administrators did stays'); END;
--> statement-breakpoint
CREATE TRIGGER admin_acts_no_delete BEFORE DELETE ON admin_acts
BEGIN SELECT RAISE(ABORT, 'what administrators did stays'); END;
--> statement-breakpoint
-- The words by which an administrator finds an account: its address and names, searched by their beginnings, and flags to narrow the list
-- by. A row an account, under its id, which is the order of the list too. Triggers keep it, so that no way of changing an account can forget it.
CREATE VIRTUAL TABLE user_search USING fts5(words, flags, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3');
--> statement-breakpoint
CREATE VIEW user_words AS
SELECT id, email || ' ' || first_name || ' ' || last_name AS words,
'plan' || plan || iif(is_admin, ' isadmin', ' notadmin') || iif(banned_at IS NULL, ' notbanned', ' isbanned') AS flags FROM users;
--> statement-breakpoint
CREATE TRIGGER users_search_insert AFTER INSERT ON users
BEGIN INSERT INTO user_search (rowid, words, flags) SELECT id, words, flags FROM user_words WHERE id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER users_search_update AFTER UPDATE OF email, first_name, last_name, plan, is_admin, banned_at ON users
BEGIN INSERT OR REPLACE INTO user_search (rowid, words, flags) SELECT id, words, flags FROM user_words WHERE id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER users_search_delete AFTER DELETE ON users
BEGIN DELETE FROM user_search WHERE rowid = old.id; END;
--> statement-breakpoint
INSERT INTO user_search (rowid, words, flags) SELECT id, words, flags FROM user_words;
--> statement-breakpoint
CREATE TRIGGER users_totals_insert AFTER INSERT ON users
BEGIN INSERT INTO site_totals (name, day, amount) VALUES ('sign_ups', date(new.created_at / 1000, 'unixepoch'), 1)
ON CONFLICT (name, day) DO UPDATE SET amount = amount + 1; END;
--> statement-breakpoint
CREATE TRIGGER users_totals_delete AFTER DELETE ON users
BEGIN INSERT INTO site_totals (name, day, amount) VALUES ('departures', date('now'), 1)
ON CONFLICT (name, day) DO UPDATE SET amount = amount + 1; END;
--> statement-breakpoint
INSERT INTO site_totals (name, day, amount) SELECT 'sign_ups', date(created_at / 1000, 'unixepoch') AS day, count(*) FROM users GROUP BY day;
--> statement-breakpoint
CREATE TRIGGER postings_totals_insert AFTER INSERT ON postings WHEN new.account = 'spent'
BEGIN INSERT INTO site_totals (name, day, amount)
SELECT 'sparks_used', date(created_at / 1000, 'unixepoch'), new.amount FROM ledger_transactions WHERE id = new.transaction_id
ON CONFLICT (name, day) DO UPDATE SET amount = amount + excluded.amount; END;
--> statement-breakpoint
INSERT INTO site_totals (name, day, amount)
SELECT 'sparks_used', date(ledger_transactions.created_at / 1000, 'unixepoch') AS day, sum(postings.amount)
FROM postings JOIN ledger_transactions ON ledger_transactions.id = postings.transaction_id WHERE postings.account = 'spent' GROUP BY day;
--> statement-breakpoint
CREATE VIEW kept_money AS
SELECT id, date(created_at / 1000, 'unixepoch') AS day, amount - refunded AS cents FROM payments WHERE state = 'completed' AND lower(currency) = 'usd';
--> statement-breakpoint
CREATE TRIGGER payments_totals_insert AFTER INSERT ON payments
BEGIN INSERT INTO site_totals (name, day, amount) SELECT 'revenue', day, cents FROM kept_money WHERE id = new.id
ON CONFLICT (name, day) DO UPDATE SET amount = amount + excluded.amount; END;
--> statement-breakpoint
CREATE TRIGGER payments_totals_before_update BEFORE UPDATE OF amount, refunded, state, currency, created_at ON payments
BEGIN INSERT INTO site_totals (name, day, amount) SELECT 'revenue', day, -cents FROM kept_money WHERE id = old.id
ON CONFLICT (name, day) DO UPDATE SET amount = amount + excluded.amount; END;
--> statement-breakpoint
CREATE TRIGGER payments_totals_after_update AFTER UPDATE OF amount, refunded, state, currency, created_at ON payments
BEGIN INSERT INTO site_totals (name, day, amount) SELECT 'revenue', day, cents FROM kept_money WHERE id = new.id
ON CONFLICT (name, day) DO UPDATE SET amount = amount + excluded.amount; END;
--> statement-breakpoint
CREATE TRIGGER payments_totals_delete BEFORE DELETE ON payments
BEGIN INSERT INTO site_totals (name, day, amount) SELECT 'revenue', day, -cents FROM kept_money WHERE id = old.id
ON CONFLICT (name, day) DO UPDATE SET amount = amount + excluded.amount; END;
--> statement-breakpoint
INSERT INTO site_totals (name, day, amount) SELECT 'revenue', day, sum(cents) FROM kept_money GROUP BY day;
