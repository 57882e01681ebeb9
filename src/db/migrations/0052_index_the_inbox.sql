CREATE INDEX CONCURRENTLY "lead_events_staff_id_index" ON "lead_events" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leads_phone_index" ON "leads" USING btree ("phone");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leads_merged_into_id_index" ON "leads" USING btree ("merged_into_id") WHERE merged_into_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leads_status_created_at_index" ON "leads" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leads_owner_id_created_at_index" ON "leads" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leads_waiting" ON "leads" USING btree ("due_at") WHERE status = 'new' and first_answered_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leads_words" ON "leads" USING gin (("name" || ' ' || "email" || ' ' || coalesce("phone", '') || ' ' || coalesce("company", '') || ' ' || coalesce("message", '')) gin_trgm_ops) WITH (fastupdate=false);