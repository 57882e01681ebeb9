ALTER TABLE "gallery_items" ADD COLUMN "image_width" integer DEFAULT 600 NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "image_height" integer DEFAULT 600 NOT NULL;