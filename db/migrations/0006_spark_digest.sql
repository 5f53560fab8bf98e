ALTER TABLE `sparks` ADD `input_digest` text;
--> statement-breakpoint
UPDATE `sparks` SET `status` = 'complete' WHERE `status` = 'cancelled' AND EXISTS (SELECT 1 FROM `parts` WHERE `parts`.`spark_id` = `sparks`.`id` AND `parts`.`state` = 'done');
