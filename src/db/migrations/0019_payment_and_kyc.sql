CREATE TABLE "bank_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"holder" text NOT NULL,
	"number" text NOT NULL,
	"type" text,
	"bank" text NOT NULL,
	"branch" text,
	"ifsc" text,
	"swift" text,
	"upi" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_accounts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "kyc_passwords" (
	"slot" integer PRIMARY KEY NOT NULL,
	"hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "business_banners_business_name_index" ON "business_banners" USING btree ("business_name");--> statement-breakpoint
CREATE UNIQUE INDEX "business_texts_kind_position_index" ON "business_texts" USING btree ("kind","position");--> statement-breakpoint
CREATE UNIQUE INDEX "company_files_kind_name_index" ON "company_files" USING btree ("kind","name");