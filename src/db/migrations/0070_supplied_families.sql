CREATE TABLE "approval_edges" (
	"before_id" integer NOT NULL,
	"after_id" integer NOT NULL,
	"why" text NOT NULL,
	"source" text NOT NULL,
	"confidence" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_edges_before_id_after_id_pk" PRIMARY KEY("before_id","after_id")
);
--> statement-breakpoint
CREATE TABLE "approvals_per_box" (
	"approval_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplied_families" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplied_families_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"item" text NOT NULL,
	"family_id" integer NOT NULL,
	"scope" jsonb,
	"condition" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplied_families_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "approval_edges" ADD CONSTRAINT "approval_edges_before_id_approvals_id_fk" FOREIGN KEY ("before_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_edges" ADD CONSTRAINT "approval_edges_after_id_approvals_id_fk" FOREIGN KEY ("after_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals_per_box" ADD CONSTRAINT "approvals_per_box_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplied_families" ADD CONSTRAINT "supplied_families_family_id_product_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."product_families"("id") ON DELETE cascade ON UPDATE no action;