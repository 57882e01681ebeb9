CREATE TABLE "golden_acceptances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "golden_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revision_id" integer NOT NULL,
	"edit" integer NOT NULL,
	"golden" text NOT NULL,
	"outcome" text NOT NULL,
	"accepted_by" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "golden_sheet_rows" (
	"golden_id" integer NOT NULL,
	"approval_id" integer NOT NULL,
	"status" text NOT NULL,
	"days" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "golden_sheet_rows_golden_id_approval_id_pk" PRIMARY KEY("golden_id","approval_id")
);
--> statement-breakpoint
CREATE TABLE "golden_sheets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "golden_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"words" text,
	"families" text[] DEFAULT '{}' NOT NULL,
	"reader" text DEFAULT 'everyone' NOT NULL,
	"size" text,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "golden_sheets_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "golden_acceptances" ADD CONSTRAINT "golden_acceptances_revision_id_record_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."record_revisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golden_acceptances" ADD CONSTRAINT "golden_acceptances_accepted_by_staff_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golden_sheet_rows" ADD CONSTRAINT "golden_sheet_rows_golden_id_golden_sheets_id_fk" FOREIGN KEY ("golden_id") REFERENCES "public"."golden_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golden_sheet_rows" ADD CONSTRAINT "golden_sheet_rows_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "golden_acceptances_revision_id_edit_golden_outcome_index" ON "golden_acceptances" USING btree ("revision_id","edit","golden","outcome");