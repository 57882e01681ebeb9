ALTER TABLE "blog_comments" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD COLUMN "told_at" timestamp with time zone;