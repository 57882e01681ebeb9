ALTER TABLE "city_services" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "city_steps_city_id_position_index" ON "city_steps" USING btree ("city_id","position");