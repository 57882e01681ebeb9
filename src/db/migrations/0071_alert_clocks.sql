ALTER TABLE "followers" ADD COLUMN "zone" text DEFAULT 'Asia/Kolkata' NOT NULL;--> statement-breakpoint
ALTER TABLE "followers" ADD COLUMN "hour" integer DEFAULT 9 NOT NULL;--> statement-breakpoint
ALTER TABLE "followers" ADD COLUMN "weekday" integer DEFAULT 1 NOT NULL;