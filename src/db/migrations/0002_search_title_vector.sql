CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "search_documents_vector_index";--> statement-breakpoint
DROP INDEX "search_documents_numbers_index";--> statement-breakpoint
DROP INDEX "search_documents_title_trgm";--> statement-breakpoint
DROP INDEX "search_documents_other_titles_trgm";--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "title_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('simple', title), 'B') || setweight(to_tsvector('simple', other_titles), 'B') || array_to_tsvector(numbers)) STORED;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "body_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', body)) STORED;--> statement-breakpoint
CREATE INDEX "search_words_trgm" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_documents_title" ON "search_documents" USING btree ("title" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_documents_product_numbers" ON "search_documents" USING gin ("numbers") WHERE kind = 'product';--> statement-breakpoint
CREATE INDEX "search_documents_other_numbers" ON "search_documents" USING gin ("numbers") WHERE kind <> 'product';--> statement-breakpoint
CREATE INDEX "search_documents_product_titles" ON "search_documents" USING gin ("title_vector") WHERE kind = 'product';--> statement-breakpoint
CREATE INDEX "search_documents_other_kind_titles" ON "search_documents" USING gin ("title_vector") WHERE kind <> 'product';--> statement-breakpoint
CREATE INDEX "search_documents_product_bodies" ON "search_documents" USING gin ("body_vector") WHERE kind = 'product';--> statement-breakpoint
CREATE INDEX "search_documents_other_bodies" ON "search_documents" USING gin ("body_vector") WHERE kind <> 'product';--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "vector";