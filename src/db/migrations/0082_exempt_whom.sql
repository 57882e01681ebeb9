ALTER TABLE "order_exemptions" ADD COLUMN "frees_all" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "side_rules" ADD COLUMN "is_for_used" boolean DEFAULT false NOT NULL;