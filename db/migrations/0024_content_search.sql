-- The words of each spark's idea and of what was made of it, to be searched; a row a spark, under its id. `owner` ("u7") is searched with
-- them, so that nobody's search reads what is another's. Triggers keep it, so that no way of changing a text can forget it.
CREATE VIRTUAL TABLE content_search USING fts5(owner, words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE VIEW content_words AS
SELECT sparks.id, 'u' || sparks.user_id AS owner, sparks.prompt || ' ' || coalesce((
  SELECT group_concat(field.value, ' ') FROM parts, json_tree(CASE WHEN json_valid(parts.content) THEN parts.content ELSE 'null' END) AS field
  WHERE parts.spark_id = sparks.id AND parts.state = 'done' AND field.type = 'text'
  AND field.key NOT IN ('mediaId', 'mimeType', 'platform', 'hook', 'slug', 'shape', 'kind', 'format', 'html')
), '') AS words FROM sparks WHERE sparks.redo_of IS NULL;
--> statement-breakpoint
CREATE TRIGGER parts_content_search_insert AFTER INSERT ON parts WHEN new.state = 'done'
BEGIN INSERT OR REPLACE INTO content_search (rowid, owner, words) SELECT id, owner, words FROM content_words WHERE id = new.spark_id; END;
--> statement-breakpoint
CREATE TRIGGER parts_content_search_update AFTER UPDATE OF content, state ON parts WHEN new.state = 'done'
BEGIN INSERT OR REPLACE INTO content_search (rowid, owner, words) SELECT id, owner, words FROM content_words WHERE id = new.spark_id; END;
--> statement-breakpoint
CREATE TRIGGER sparks_content_search_delete AFTER DELETE ON sparks
BEGIN DELETE FROM content_search WHERE rowid = old.id; END;
--> statement-breakpoint
INSERT INTO content_search (rowid, owner, words) SELECT id, owner, words FROM content_words
WHERE EXISTS (SELECT 1 FROM parts WHERE parts.spark_id = content_words.id AND parts.state = 'done');
