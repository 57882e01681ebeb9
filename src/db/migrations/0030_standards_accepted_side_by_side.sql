ALTER TABLE "order_effects" ADD COLUMN "standard" text;--> statement-breakpoint
ALTER TABLE "order_effects" ADD COLUMN "beside" text;