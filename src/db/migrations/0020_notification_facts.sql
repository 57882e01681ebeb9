ALTER TABLE "notifications" ADD COLUMN "deadline" date;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "later_slug" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "cited_as" text;