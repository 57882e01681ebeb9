CREATE TABLE "kept_sheets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"family" text NOT NULL,
	"family_name" text NOT NULL,
	"answers" jsonb NOT NULL,
	"kept_on" date NOT NULL,
	"outcome" jsonb,
	"content_hash" text NOT NULL,
	"last_opened_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_sheets_key_unique" UNIQUE("key"),
	CONSTRAINT "kept_sheets_contentHash_unique" UNIQUE("content_hash")
);
