CREATE TABLE "followed_sheets" (
	"sheet_id" integer PRIMARY KEY NOT NULL,
	"outcome" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "followers" ADD COLUMN "feed_token_hash" text;--> statement-breakpoint
ALTER TABLE "followers" ADD COLUMN "feed_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "followed_sheets" ADD CONSTRAINT "followed_sheets_sheet_id_kept_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."kept_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followers" ADD CONSTRAINT "followers_feedTokenHash_unique" UNIQUE("feed_token_hash");