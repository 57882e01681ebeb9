CREATE INDEX "products_name_words" ON "products" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_slug_words" ON "products" USING gin ("slug" gin_trgm_ops);