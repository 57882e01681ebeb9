DROP INDEX "product_listings_order";--> statement-breakpoint
DROP INDEX "product_listings_first_category";--> statement-breakpoint
CREATE INDEX "product_listings_order" ON "product_listings" USING btree ("after_letters","name","product_id","language","translated_to","category_ids","in_force_from","upcoming_until","states");--> statement-breakpoint
CREATE INDEX "product_listings_first_category" ON "product_listings" USING btree ("first_category_id","after_letters","name","product_id","language","translated_to");