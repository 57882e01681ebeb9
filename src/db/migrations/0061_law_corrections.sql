ALTER TABLE "law_proposals" ADD COLUMN "correction" jsonb;--> statement-breakpoint
ALTER TABLE "law_proposals" ADD COLUMN "settled_on" date;