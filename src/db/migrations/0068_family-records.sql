CREATE TABLE "family_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_groups_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "family_hs" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "family_names" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "family_facts" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "family_stances" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO "family_groups" ("name", "position", "translations")
SELECT f."group", min(f."position") / 1000, coalesce((
	SELECT jsonb_object_agg(t."key", jsonb_build_object('name', t."value" -> 'group'))
	FROM jsonb_each((array_agg(f."translations" ORDER BY f."position"))[1]) t WHERE t."value" ? 'group'), '{}'::jsonb)
FROM "product_families" f GROUP BY f."group";--> statement-breakpoint
UPDATE "product_families" SET "translations" = coalesce((
	SELECT jsonb_object_agg(t."key", t."value" - 'group')
	FROM jsonb_each("translations") t WHERE t."value" - 'group' <> '{}'::jsonb), '{}'::jsonb);
