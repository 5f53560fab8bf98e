ALTER TABLE `projects` ADD `facts` text;--> statement-breakpoint
ALTER TABLE `sparks` ADD `facts` text;