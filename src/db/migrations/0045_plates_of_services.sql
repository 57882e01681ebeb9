ALTER TABLE "gallery_items" ADD COLUMN "service_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "is_mark" boolean DEFAULT false NOT NULL;