CREATE INDEX `users_free_sparks` ON `users` (`free_sparks_from`) WHERE "users"."plan" = 'free';
--> statement-breakpoint
-- The column says from now on when each account's next free sparks come, and not of some accounts when their first do. why without those whose
-- month is over: they are due, and the worker's first sweep sees to them.
UPDATE users SET free_sparks_from = free.ends
FROM (SELECT user_id, max(expires_at) AS ends FROM lots WHERE source_key LIKE 'grant:free-%' GROUP BY user_id) AS free
WHERE users.id = free.user_id AND free.ends > coalesce(users.free_sparks_from, unixepoch('subsec') * 1000);
