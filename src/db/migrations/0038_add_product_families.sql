CREATE TABLE "ambiguous_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ambiguous_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"question" text NOT NULL,
	"families" text[] NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ambiguous_names_text_unique" UNIQUE("text")
);
--> statement-breakpoint
CREATE TABLE "family_hs" (
	"family_id" integer NOT NULL,
	"code" text NOT NULL,
	"relation" text NOT NULL,
	CONSTRAINT "family_hs_family_id_code_pk" PRIMARY KEY("family_id","code")
);
--> statement-breakpoint
CREATE TABLE "family_lines" (
	"family_id" integer NOT NULL,
	"list" text NOT NULL,
	"list_key" text NOT NULL,
	"strength" text NOT NULL,
	"condition" jsonb,
	"note" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "family_lines_family_id_list_list_key_pk" PRIMARY KEY("family_id","list","list_key")
);
--> statement-breakpoint
CREATE TABLE "family_names" (
	"family_id" integer NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"normalised" text NOT NULL,
	"kind" text NOT NULL,
	"source" text DEFAULT 'list' NOT NULL,
	CONSTRAINT "family_names_family_id_language_normalised_pk" PRIMARY KEY("family_id","language","normalised")
);
--> statement-breakpoint
CREATE TABLE "finder_lookups" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"result" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "finder_lookups_day_text_result_pk" PRIMARY KEY("day","text","result")
);
--> statement-breakpoint
CREATE TABLE "product_families" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_families_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"group" text NOT NULL,
	"parent_id" integer,
	"definition" text NOT NULL,
	"reviewed_on" date NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_families_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "family_hs" ADD CONSTRAINT "family_hs_family_id_product_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."product_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_lines" ADD CONSTRAINT "family_lines_family_id_product_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."product_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_names" ADD CONSTRAINT "family_names_family_id_product_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."product_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_families" ADD CONSTRAINT "product_families_parent_id_product_families_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_families"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_hs_code_index" ON "family_hs" USING btree ("code");--> statement-breakpoint
CREATE INDEX "family_lines_list_list_key_index" ON "family_lines" USING btree ("list","list_key");