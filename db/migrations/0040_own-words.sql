-- The index of content holds each word with whose it is before it ("u7xcoffee"), so that a search walks through nothing but its owner's words:
-- with the owner beside the words, the beginning of a word was looked for among everybody's. The number ends at the x, so that no account's
-- words are another's. SQLite's own splitting of a text is asked first, by a table that is empty but for that moment, since what is a word,
-- and which accents and cases are one, must be the same there and in the search.
DROP TRIGGER parts_content_search_insert;
--> statement-breakpoint
DROP TRIGGER parts_content_search_update;
--> statement-breakpoint
DROP TRIGGER sparks_content_search_delete;
--> statement-breakpoint
DROP VIEW content_words;
--> statement-breakpoint
DROP TABLE content_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE content_search USING fts5(words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE VIRTUAL TABLE word_splitter USING fts5(words, content='', detail=none, tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE VIRTUAL TABLE split_words USING fts5vocab(word_splitter, row);
--> statement-breakpoint
CREATE VIEW content_words AS
SELECT sparks.id, sparks.user_id, sparks.prompt || ' ' || coalesce((
  SELECT group_concat(field.value, ' ') FROM parts, json_tree(CASE WHEN json_valid(parts.content) THEN parts.content ELSE 'null' END) AS field
  WHERE parts.spark_id = sparks.id AND parts.state = 'done' AND field.type = 'text'
  AND field.key NOT IN ('mediaId', 'mimeType', 'platform', 'hook', 'slug', 'shape', 'kind', 'format', 'html')
), '') AS words FROM sparks WHERE sparks.redo_of IS NULL;
--> statement-breakpoint
-- Indexes the words of one spark anew: INSERT INTO content_words (id) VALUES (...).
CREATE TRIGGER content_words_index INSTEAD OF INSERT ON content_words
BEGIN
  INSERT INTO word_splitter (rowid, words) SELECT id, words FROM content_words WHERE id = new.id;
  INSERT OR REPLACE INTO content_search (rowid, words)
    SELECT id, (SELECT group_concat('u' || content_words.user_id || 'x' || term, ' ') FROM split_words) FROM content_words WHERE id = new.id;
  INSERT INTO word_splitter (word_splitter) VALUES ('delete-all');
END;
--> statement-breakpoint
CREATE TRIGGER parts_content_search_insert AFTER INSERT ON parts WHEN new.state = 'done'
BEGIN INSERT INTO content_words (id) VALUES (new.spark_id); END;
--> statement-breakpoint
CREATE TRIGGER parts_content_search_update AFTER UPDATE OF content, state ON parts WHEN new.state = 'done'
BEGIN INSERT INTO content_words (id) VALUES (new.spark_id); END;
--> statement-breakpoint
CREATE TRIGGER sparks_content_search_delete AFTER DELETE ON sparks
BEGIN DELETE FROM content_search WHERE rowid = old.id; END;
--> statement-breakpoint
INSERT INTO content_words (id) SELECT id FROM sparks
WHERE redo_of IS NULL AND EXISTS (SELECT 1 FROM parts WHERE parts.spark_id = sparks.id AND parts.state = 'done');
