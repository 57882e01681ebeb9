DROP INDEX "service_fees_service_id_position_index";--> statement-breakpoint
DROP INDEX "service_times_service_id_position_index";--> statement-breakpoint
ALTER TABLE "service_fees" ADD COLUMN "key" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "service_steps" ADD COLUMN "key" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "service_times" ADD COLUMN "key" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
UPDATE "service_fees" f SET "key" = coalesce(s."key", v."slug") || ' ' || f."stage" || ' ' || n."number"
FROM (SELECT "id", row_number() OVER (PARTITION BY "service_id", "stage" ORDER BY "position", "id") AS "number" FROM "service_fees") n,
  "services" v LEFT JOIN "record_sources" s ON s."kind" = 'services' AND s."record" = v."id"::text
WHERE n."id" = f."id" AND v."id" = f."service_id";--> statement-breakpoint
UPDATE "service_times" f SET "key" = coalesce(s."key", v."slug") || ' ' || f."stage" || ' ' || n."number"
FROM (SELECT "id", row_number() OVER (PARTITION BY "service_id", "stage" ORDER BY "position", "id") AS "number" FROM "service_times") n,
  "services" v LEFT JOIN "record_sources" s ON s."kind" = 'services' AND s."record" = v."id"::text
WHERE n."id" = f."id" AND v."id" = f."service_id";--> statement-breakpoint
UPDATE "service_steps" f SET "key" = coalesce(s."key", v."slug") || ' ' || f."number"
FROM "services" v LEFT JOIN "record_sources" s ON s."kind" = 'services' AND s."record" = v."id"::text
WHERE v."id" = f."service_id";--> statement-breakpoint
CREATE UNIQUE INDEX "service_fees_key_index" ON "service_fees" USING btree ("key");--> statement-breakpoint
CREATE INDEX "service_fees_service_id_index" ON "service_fees" USING btree ("service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_steps_key_index" ON "service_steps" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "service_times_key_index" ON "service_times" USING btree ("key");--> statement-breakpoint
CREATE INDEX "service_times_service_id_index" ON "service_times" USING btree ("service_id");