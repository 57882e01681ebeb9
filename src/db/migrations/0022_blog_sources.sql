ALTER TABLE "blogs" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "blog_faqs_blog_id_question_index" ON "blog_faqs" USING btree ("blog_id","question");
