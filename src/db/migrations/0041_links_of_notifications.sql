ALTER TABLE "mandatory_products" ADD COLUMN "order_year" text;--> statement-breakpoint
ALTER TABLE "notification_orders" ADD COLUMN "is_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_products" ADD COLUMN "is_chosen" boolean DEFAULT false NOT NULL;