CREATE TABLE "finder_fact_phrases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finder_fact_phrases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fact_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finder_fact_presumptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finder_fact_presumptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fact_id" integer NOT NULL,
	"reader" text NOT NULL,
	"text" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finder_fact_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finder_fact_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fact_id" integer NOT NULL,
	"value" text NOT NULL,
	"label" text,
	"clause" text,
	"noun" text,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "finder_facts" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "finder_facts" ADD COLUMN "ask" text;--> statement-breakpoint
ALTER TABLE "finder_facts" ADD COLUMN "help" text;--> statement-breakpoint
ALTER TABLE "finder_facts" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "finder_facts" ADD COLUMN "ask_unit" text;--> statement-breakpoint
ALTER TABLE "finder_facts" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "finder_rules" ADD COLUMN "all_groups" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "finder_rules" ADD COLUMN "groups" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "finder_rules" ADD COLUMN "families" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "finder_rules" ADD COLUMN "hs_chapters" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "finder_rules" ADD COLUMN "except_groups" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "finder_rules" ADD COLUMN "except_families" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "finder_rules" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "finder_rules" ADD COLUMN "examples" jsonb DEFAULT '{"true":{},"false":{},"undecided":{}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "finder_fact_phrases" ADD CONSTRAINT "finder_fact_phrases_fact_id_finder_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."finder_facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finder_fact_presumptions" ADD CONSTRAINT "finder_fact_presumptions_fact_id_finder_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."finder_facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finder_fact_values" ADD CONSTRAINT "finder_fact_values_fact_id_finder_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."finder_facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "finder_fact_phrases_fact_id_kind_index" ON "finder_fact_phrases" USING btree ("fact_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "finder_fact_presumptions_fact_id_reader_index" ON "finder_fact_presumptions" USING btree ("fact_id","reader");--> statement-breakpoint
CREATE UNIQUE INDEX "finder_fact_values_fact_id_value_index" ON "finder_fact_values" USING btree ("fact_id","value");--> statement-breakpoint
INSERT INTO "finder_fact_values" ("fact_id", "value", "label", "clause", "noun", "position", "translations")
SELECT f."id", v."value", f."words" ->> ('v:' || v."value"), f."words" ->> v."value", f."words" ->> ('n:' || v."value"), v."place" - 1, coalesce((
	SELECT jsonb_object_agg(t."key", own."twin") FROM jsonb_each(f."translations") t, LATERAL (SELECT jsonb_strip_nulls(jsonb_build_object(
		'label', t."value" -> ('v:' || v."value"), 'clause', t."value" -> v."value", 'noun', t."value" -> ('n:' || v."value"))) AS "twin") own
	WHERE own."twin" <> '{}'::jsonb), '{}'::jsonb)
FROM "finder_facts" f, unnest(CASE WHEN f."kind" <> 'text' THEN f."values" WHEN f."words" ? 'v:other' THEN array['other'] ELSE '{}' END)
	WITH ORDINALITY v("value", "place");--> statement-breakpoint
INSERT INTO "finder_fact_phrases" ("fact_id", "kind", "text", "position", "translations")
SELECT f."id", p."kind", f."words" ->> p."kind", row_number() OVER (PARTITION BY f."id" ORDER BY p."place") - 1, coalesce((
	SELECT jsonb_object_agg(t."key", jsonb_build_object('text', t."value" -> p."kind"))
	FROM jsonb_each(f."translations") t WHERE t."value" ? p."kind"), '{}'::jsonb)
FROM "finder_facts" f, unnest(array['any', 'is', 'of', 'atLeast', 'below', 'above', 'upTo']) WITH ORDINALITY p("kind", "place")
WHERE f."words" ? p."kind";--> statement-breakpoint
INSERT INTO "finder_fact_presumptions" ("fact_id", "reader", "text", "position", "translations")
SELECT f."id", p."reader", f."words" ->> ('presumed:' || p."reader"), row_number() OVER (PARTITION BY f."id" ORDER BY p."place") - 1, coalesce((
	SELECT jsonb_object_agg(t."key", jsonb_build_object('text', t."value" -> ('presumed:' || p."reader")))
	FROM jsonb_each(f."translations") t WHERE t."value" ? ('presumed:' || p."reader")), '{}'::jsonb)
FROM "finder_facts" f, unnest(array['all', 'everyone', 'india', 'import']) WITH ORDINALITY p("reader", "place")
WHERE f."words" ? ('presumed:' || p."reader");--> statement-breakpoint
UPDATE "finder_facts" SET "name" = "words" ->> 'q:name', "ask" = "words" ->> 'q:ask', "help" = "words" ->> 'q:help', "why" = "words" ->> 'q:why', "ask_unit" = "words" ->> 'q:unit',
	"translations" = coalesce((
		SELECT jsonb_object_agg(t."key", own."twin") FROM jsonb_each("translations") t, LATERAL (SELECT jsonb_strip_nulls(jsonb_build_object(
			'name', t."value" -> 'q:name', 'ask', t."value" -> 'q:ask', 'help', t."value" -> 'q:help', 'why', t."value" -> 'q:why', 'askUnit', t."value" -> 'q:unit')) AS "twin") own
		WHERE own."twin" <> '{}'::jsonb), '{}'::jsonb);--> statement-breakpoint
UPDATE "finder_rules" SET "all_groups" = coalesce("scope" -> 'groups' = '"all"'::jsonb, false),
	"groups" = CASE WHEN jsonb_typeof("scope" -> 'groups') = 'array' THEN array(SELECT jsonb_array_elements_text("scope" -> 'groups')) ELSE '{}' END,
	"families" = array(SELECT jsonb_array_elements_text(coalesce("scope" -> 'families', '[]'::jsonb))),
	"hs_chapters" = array(SELECT jsonb_array_elements_text(coalesce("scope" -> 'hs-chapters', '[]'::jsonb))),
	"except_groups" = array(SELECT jsonb_array_elements_text(coalesce("scope" -> 'except-groups', '[]'::jsonb))),
	"except_families" = array(SELECT jsonb_array_elements_text(coalesce("scope" -> 'except-families', '[]'::jsonb)));--> statement-breakpoint
ALTER TABLE "finder_facts" DROP COLUMN "values";--> statement-breakpoint
ALTER TABLE "finder_facts" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "finder_rules" DROP COLUMN "scope";