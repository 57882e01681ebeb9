ALTER TABLE "services" ADD COLUMN "validity_source" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "validity_read_on" date;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "timeline_source" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "timeline_read_on" date;