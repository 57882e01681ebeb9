CREATE TABLE "erased_people" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "pending_registrations" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD COLUMN "consent_version" text;