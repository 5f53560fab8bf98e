CREATE TABLE `named_money_back` (
	`provider` text NOT NULL,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`purchase` text NOT NULL,
	PRIMARY KEY(`provider`, `reference`)
);
--> statement-breakpoint
CREATE INDEX `named_money_back_purchase` ON `named_money_back` (`provider`,`purchase`);