ALTER TABLE "record_revisions" ADD COLUMN "key" uuid;--> statement-breakpoint
ALTER TABLE "record_revisions" ADD COLUMN "editors" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "record_revisions_key" ON "record_revisions" USING btree ("kind","made_by","key");