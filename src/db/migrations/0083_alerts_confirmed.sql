ALTER TABLE "follow_requests" ADD COLUMN "confirmed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "followed_sheets" ADD COLUMN "as_of" date DEFAULT (now() at time zone 'Asia/Kolkata')::date NOT NULL;--> statement-breakpoint
ALTER TABLE "change_events" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "change_events" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
-- What stands on a sheet that is followed already was drawn up on the day of its last change.
UPDATE "followed_sheets" SET "as_of" = ("updated_at" at time zone 'Asia/Kolkata')::date;
