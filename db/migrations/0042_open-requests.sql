ALTER TABLE `review_decisions` ADD `done_at` integer;--> statement-breakpoint
ALTER TABLE `sparks` ADD `open_requests` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `sparks_requested` ON `sparks` (`user_id`,`id`,`project_id`) WHERE "sparks"."open_requests" > 0;--> statement-breakpoint
UPDATE review_decisions SET done_at = (
  SELECT min(later.created_at) FROM review_decisions AS later
  JOIN review_links AS their_link ON their_link.id = later.link_id
  WHERE their_link.spark_id = (SELECT spark_id FROM review_links WHERE review_links.id = review_decisions.link_id)
    AND later.id > review_decisions.id AND lower(later.name) = lower(review_decisions.name)
) WHERE verdict = 'changes';
--> statement-breakpoint
UPDATE sparks SET open_requests = (
  SELECT count(*) FROM review_links JOIN review_decisions ON review_decisions.link_id = review_links.id
  WHERE review_links.spark_id = sparks.id AND review_decisions.verdict = 'changes' AND review_decisions.done_at IS NULL
) WHERE id IN (
  SELECT review_links.spark_id FROM review_links JOIN review_decisions ON review_decisions.link_id = review_links.id
  WHERE review_decisions.verdict = 'changes' AND review_decisions.done_at IS NULL
);
