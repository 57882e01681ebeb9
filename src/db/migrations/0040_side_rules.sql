CREATE TABLE "side_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "side_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"regime" text NOT NULL,
	"effect" text NOT NULL,
	"plain" text NOT NULL,
	"lines" text[] NOT NULL,
	"customs_codes" text,
	"condition" text,
	"not_for" text,
	"service" text,
	"document" text,
	"from_on" date,
	"until_on" date,
	"is_leading" boolean DEFAULT false NOT NULL,
	"is_detail" boolean DEFAULT false NOT NULL,
	"confidence" text NOT NULL,
	"note" text,
	"source" text,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "side_rules_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "side_rules_lines_index" ON "side_rules" USING gin ("lines");