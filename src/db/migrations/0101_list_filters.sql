CREATE INDEX "mandatory_products_listed_state_index" ON "mandatory_products" USING btree ("listed_state");--> statement-breakpoint
CREATE INDEX "product_category_links_category_id_product_id_index" ON "product_category_links" USING btree ("category_id","product_id");--> statement-breakpoint
CREATE INDEX "standards_successor_id_index" ON "standards" USING btree ("successor_id");