ALTER TABLE "blog_comments" ADD COLUMN "name" text;--> statement-breakpoint
UPDATE "blog_comments" SET "name" = "clients"."name" FROM "clients" WHERE "clients"."id" = "blog_comments"."client_id";
