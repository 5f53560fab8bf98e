-- Accounts are found by the beginnings of words up to eight letters long ("example", "hotmail") without a walk through all that begin so; it had been three.
DROP TABLE user_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE user_search USING fts5(words, flags, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8');
--> statement-breakpoint
INSERT INTO user_search (rowid, words, flags) SELECT id, words, flags FROM user_words;
