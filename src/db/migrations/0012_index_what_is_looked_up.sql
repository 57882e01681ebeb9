DELETE FROM "client_brochures" "later" USING "client_brochures" "first" WHERE "later"."client_id" = "first"."client_id" AND "later"."brochure_id" = "first"."brochure_id" AND "later"."id" > "first"."id";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "password_resets_client_id_index" ON "password_resets" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "rate_counters_window_start_index" ON "rate_counters" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "client_brochures_client_id_brochure_id_index" ON "client_brochures" USING btree ("client_id","brochure_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "appointments_date_index" ON "appointments" USING btree ("date");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "appointments_lead_id_index" ON "appointments" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "appointments_reserved_until_index" ON "appointments" USING btree ("reserved_until") WHERE state = 'reserved';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lead_files_lead_id_index" ON "lead_files" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leads_client_id_index" ON "leads" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leads_created_at_index" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_mails_expires_at_index" ON "outbox_mails" USING btree ("expires_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_mails_updated_at_index" ON "outbox_mails" USING btree ("updated_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "client_brochures_client_id_index";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "outbox_mails_state_index";
