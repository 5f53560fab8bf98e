CREATE TABLE `page_versions` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
INSERT INTO page_versions (user_id) SELECT id FROM users UNION SELECT 0;
--> statement-breakpoint
CREATE TRIGGER users_page_insert AFTER INSERT ON users
BEGIN INSERT INTO page_versions (user_id) VALUES (new.id); END;
--> statement-breakpoint
CREATE TRIGGER users_page_update AFTER UPDATE ON users
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER users_page_delete AFTER DELETE ON users
BEGIN DELETE FROM page_versions WHERE user_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER projects_page_insert AFTER INSERT ON projects
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER projects_page_update AFTER UPDATE ON projects
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER projects_page_delete AFTER DELETE ON projects
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = old.user_id; END;
--> statement-breakpoint
CREATE TRIGGER sparks_page_insert AFTER INSERT ON sparks
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER sparks_page_update AFTER UPDATE ON sparks
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER sparks_page_delete AFTER DELETE ON sparks
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = old.user_id; END;
--> statement-breakpoint
CREATE TRIGGER parts_page_insert AFTER INSERT ON parts
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT user_id FROM sparks WHERE id = new.spark_id); END;
--> statement-breakpoint
CREATE TRIGGER parts_page_update AFTER UPDATE ON parts
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT user_id FROM sparks WHERE id = new.spark_id); END;
--> statement-breakpoint
CREATE TRIGGER parts_page_delete AFTER DELETE ON parts
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT user_id FROM sparks WHERE id = old.spark_id); END;
--> statement-breakpoint
CREATE TRIGGER part_versions_page_insert AFTER INSERT ON part_versions
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT sparks.user_id FROM parts JOIN sparks ON sparks.id = parts.spark_id WHERE parts.id = new.part_id); END;
--> statement-breakpoint
CREATE TRIGGER part_versions_page_update AFTER UPDATE ON part_versions
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT sparks.user_id FROM parts JOIN sparks ON sparks.id = parts.spark_id WHERE parts.id = new.part_id); END;
--> statement-breakpoint
CREATE TRIGGER part_versions_page_delete AFTER DELETE ON part_versions
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT sparks.user_id FROM parts JOIN sparks ON sparks.id = parts.spark_id WHERE parts.id = old.part_id); END;
--> statement-breakpoint
CREATE TRIGGER media_page_insert AFTER INSERT ON media
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER media_page_update AFTER UPDATE ON media
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER media_page_delete AFTER DELETE ON media
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = old.user_id; END;
--> statement-breakpoint
CREATE TRIGGER lots_page_insert AFTER INSERT ON lots
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER lots_page_update AFTER UPDATE ON lots
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER lots_page_delete AFTER DELETE ON lots
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = old.user_id; END;
--> statement-breakpoint
CREATE TRIGGER holds_page_insert AFTER INSERT ON holds
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER holds_page_update AFTER UPDATE ON holds
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER holds_page_delete AFTER DELETE ON holds
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = old.user_id; END;
--> statement-breakpoint
CREATE TRIGGER disputes_page_insert AFTER INSERT ON disputes
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER disputes_page_update AFTER UPDATE ON disputes
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER disputes_page_delete AFTER DELETE ON disputes
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = old.user_id; END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_page_insert AFTER INSERT ON subscriptions
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_page_update AFTER UPDATE ON subscriptions
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_page_delete AFTER DELETE ON subscriptions
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = old.user_id; END;
--> statement-breakpoint
CREATE TRIGGER recommendations_page_insert AFTER INSERT ON recommendations
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT user_id FROM projects WHERE id = new.project_id); END;
--> statement-breakpoint
CREATE TRIGGER recommendations_page_update AFTER UPDATE ON recommendations
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT user_id FROM projects WHERE id = new.project_id); END;
--> statement-breakpoint
CREATE TRIGGER recommendations_page_delete AFTER DELETE ON recommendations
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT user_id FROM projects WHERE id = old.project_id); END;
--> statement-breakpoint
CREATE TRIGGER recommendation_requests_page_insert AFTER INSERT ON recommendation_requests
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT user_id FROM projects WHERE id = new.project_id); END;
--> statement-breakpoint
CREATE TRIGGER recommendation_requests_page_update AFTER UPDATE ON recommendation_requests
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT user_id FROM projects WHERE id = new.project_id); END;
--> statement-breakpoint
CREATE TRIGGER recommendation_requests_page_delete AFTER DELETE ON recommendation_requests
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT user_id FROM projects WHERE id = old.project_id); END;
--> statement-breakpoint
CREATE TRIGGER review_links_page_insert AFTER INSERT ON review_links
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT user_id FROM sparks WHERE id = new.spark_id); END;
--> statement-breakpoint
CREATE TRIGGER review_links_page_update AFTER UPDATE ON review_links
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT user_id FROM sparks WHERE id = new.spark_id); END;
--> statement-breakpoint
CREATE TRIGGER review_links_page_delete AFTER DELETE ON review_links
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT user_id FROM sparks WHERE id = old.spark_id); END;
--> statement-breakpoint
CREATE TRIGGER review_comments_page_insert AFTER INSERT ON review_comments
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT sparks.user_id FROM review_links JOIN sparks ON sparks.id = review_links.spark_id WHERE review_links.id = new.link_id); END;
--> statement-breakpoint
CREATE TRIGGER review_comments_page_update AFTER UPDATE ON review_comments
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT sparks.user_id FROM review_links JOIN sparks ON sparks.id = review_links.spark_id WHERE review_links.id = new.link_id); END;
--> statement-breakpoint
CREATE TRIGGER review_comments_page_delete AFTER DELETE ON review_comments
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT sparks.user_id FROM review_links JOIN sparks ON sparks.id = review_links.spark_id WHERE review_links.id = old.link_id); END;
--> statement-breakpoint
CREATE TRIGGER review_decisions_page_insert AFTER INSERT ON review_decisions
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT sparks.user_id FROM review_links JOIN sparks ON sparks.id = review_links.spark_id WHERE review_links.id = new.link_id); END;
--> statement-breakpoint
CREATE TRIGGER review_decisions_page_update AFTER UPDATE ON review_decisions
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT sparks.user_id FROM review_links JOIN sparks ON sparks.id = review_links.spark_id WHERE review_links.id = new.link_id); END;
--> statement-breakpoint
CREATE TRIGGER review_decisions_page_delete AFTER DELETE ON review_decisions
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = (SELECT sparks.user_id FROM review_links JOIN sparks ON sparks.id = review_links.spark_id WHERE review_links.id = old.link_id); END;
--> statement-breakpoint
CREATE TRIGGER kept_forms_page_insert AFTER INSERT ON kept_forms
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER kept_forms_page_update AFTER UPDATE ON kept_forms
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = new.user_id; END;
--> statement-breakpoint
CREATE TRIGGER kept_forms_page_delete AFTER DELETE ON kept_forms
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = old.user_id; END;
--> statement-breakpoint
CREATE TRIGGER content_templates_page_insert AFTER INSERT ON content_templates
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = coalesce(new.user_id, 0); END;
--> statement-breakpoint
CREATE TRIGGER content_templates_page_update AFTER UPDATE OF name, description, category, industry, format, content_types, prompt_template ON content_templates
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = coalesce(new.user_id, 0); END;
--> statement-breakpoint
CREATE TRIGGER content_templates_page_delete AFTER DELETE ON content_templates
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = coalesce(old.user_id, 0); END;
--> statement-breakpoint
CREATE TRIGGER settings_page_insert AFTER INSERT ON settings
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = 0; END;
--> statement-breakpoint
CREATE TRIGGER settings_page_update AFTER UPDATE ON settings
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = 0; END;
--> statement-breakpoint
CREATE TRIGGER settings_page_delete AFTER DELETE ON settings
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = 0; END;
--> statement-breakpoint
CREATE TRIGGER secrets_page_insert AFTER INSERT ON secrets
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = 0; END;
--> statement-breakpoint
CREATE TRIGGER secrets_page_update AFTER UPDATE ON secrets
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = 0; END;
--> statement-breakpoint
CREATE TRIGGER secrets_page_delete AFTER DELETE ON secrets
BEGIN UPDATE page_versions SET version = version + 1 WHERE user_id = 0; END;
