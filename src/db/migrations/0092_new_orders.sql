ALTER TABLE "law_proposals" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "law_proposals" ADD COLUMN "new_order" jsonb;--> statement-breakpoint
ALTER TABLE "law_proposals" ADD COLUMN "strikes_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mandatory_products" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "mandatory_products" ADD CONSTRAINT "mandatory_products_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandatory_products_order_id_index" ON "mandatory_products" USING btree ("order_id") WHERE order_id is not null;