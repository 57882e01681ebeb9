ALTER TABLE "tutorials" ALTER COLUMN "video_url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "client_projects" ADD COLUMN "started_on" date;--> statement-breakpoint
ALTER TABLE "client_projects" ADD COLUMN "next_step" text;--> statement-breakpoint
ALTER TABLE "client_projects" ADD COLUMN "next_step_on" date;--> statement-breakpoint
ALTER TABLE "download_categories" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "download_files" ADD COLUMN "kind" text DEFAULT 'pdf' NOT NULL;--> statement-breakpoint
ALTER TABLE "download_files" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "download_files" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "download_files" ADD COLUMN "document" jsonb;--> statement-breakpoint
ALTER TABLE "downloads" ADD COLUMN "service_id" integer;--> statement-breakpoint
ALTER TABLE "downloads" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "downloads" ADD COLUMN "date" date DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tutorials" ADD COLUMN "is_demonstration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "download_files_download_id_name_index" ON "download_files" USING btree ("download_id","name");--> statement-breakpoint
CREATE INDEX "downloads_category_id_index" ON "downloads" USING btree ("category_id");