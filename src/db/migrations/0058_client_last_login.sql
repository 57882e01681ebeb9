ALTER TABLE "clients" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
UPDATE "clients" SET "last_login_at" = (SELECT max("created_at") FROM "sessions" WHERE "client_id" = "clients"."id");
