CREATE TABLE "approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"service_id" integer,
	"route_of" text,
	"made_in" text,
	"lists" text[] NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approvals_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "family_facts" (
	"family_id" integer NOT NULL,
	"fact" text NOT NULL,
	"values" text[] NOT NULL,
	"certainty" text NOT NULL,
	CONSTRAINT "family_facts_family_id_fact_pk" PRIMARY KEY("family_id","fact")
);
--> statement-breakpoint
CREATE TABLE "family_stances" (
	"family_id" integer NOT NULL,
	"approval_id" integer NOT NULL,
	"stance" text NOT NULL,
	"lists" text[] NOT NULL,
	"checked_on" date,
	"checked_by" text,
	"why" text,
	CONSTRAINT "family_stances_family_id_approval_id_pk" PRIMARY KEY("family_id","approval_id")
);
--> statement-breakpoint
CREATE TABLE "finder_facts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finder_facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"values" text[] NOT NULL,
	"unit" text,
	"words" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finder_facts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "finder_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finder_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"approval_id" integer NOT NULL,
	"effect" text NOT NULL,
	"condition" jsonb NOT NULL,
	"scope" jsonb NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"confidence" text NOT NULL,
	"overrides" text[] NOT NULL,
	"valid_from" date,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finder_rules_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_facts" ADD CONSTRAINT "family_facts_family_id_product_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."product_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_stances" ADD CONSTRAINT "family_stances_family_id_product_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."product_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_stances" ADD CONSTRAINT "family_stances_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finder_rules" ADD CONSTRAINT "finder_rules_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;