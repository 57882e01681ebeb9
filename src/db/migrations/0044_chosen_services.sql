ALTER TABLE "publications" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "home_position" integer;