DELETE FROM "rate_counters";--> statement-breakpoint
DROP INDEX "rate_counters_subject_window_start_index";--> statement-breakpoint
ALTER TABLE "rate_counters" ADD PRIMARY KEY ("subject");