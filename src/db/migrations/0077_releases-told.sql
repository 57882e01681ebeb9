ALTER TABLE "change_events" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "change_events" ADD COLUMN "family_id" integer;--> statement-breakpoint
ALTER TABLE "change_events" ADD CONSTRAINT "change_events_family_id_product_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."product_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_events_family_id_index" ON "change_events" USING btree ("family_id");--> statement-breakpoint
ALTER TABLE "change_events" ADD CONSTRAINT "change_events_order_or_family" CHECK (num_nonnulls(order_id, family_id) = 1);