CREATE INDEX "standards_number_words" ON "standards" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "standards_slug_words" ON "standards" USING gin ("slug" gin_trgm_ops);