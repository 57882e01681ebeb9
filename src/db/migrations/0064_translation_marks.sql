CREATE TABLE "translation_marks" (
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"language" text NOT NULL,
	"mark" text NOT NULL,
	"source" text NOT NULL,
	"text" text NOT NULL,
	"english" text NOT NULL,
	"marked_by" integer,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "translation_marks_kind_record_language_pk" PRIMARY KEY("kind","record","language")
);
--> statement-breakpoint
ALTER TABLE "record_revisions" ADD COLUMN "marks" jsonb;--> statement-breakpoint
ALTER TABLE "translation_marks" ADD CONSTRAINT "translation_marks_marked_by_staff_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;