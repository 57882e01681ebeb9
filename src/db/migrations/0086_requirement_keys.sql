ALTER TABLE "mandatory_products" ALTER COLUMN "state" SET DEFAULT 'listed';--> statement-breakpoint
ALTER TABLE "mandatory_products" ADD COLUMN "key" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
UPDATE "mandatory_products" m SET "key" = m."list" || ' ' || m."list_key" || ' ' || coalesce(s."key", p."slug")
FROM "products" p LEFT JOIN "record_sources" s ON s."kind" = 'products' AND s."record" = p."id"::text
WHERE p."id" = m."product_id";--> statement-breakpoint
CREATE UNIQUE INDEX "mandatory_products_key_index" ON "mandatory_products" USING btree ("key");--> statement-breakpoint
CREATE INDEX "mandatory_products_listed_as_id_index" ON "mandatory_products" USING btree ("listed_as","id");--> statement-breakpoint
CREATE INDEX "mandatory_products_updated_at_id_index" ON "mandatory_products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "mandatory_products_listed_as_words" ON "mandatory_products" USING gin ("listed_as" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mandatory_products_key_words" ON "mandatory_products" USING gin ("key" gin_trgm_ops);