CREATE TABLE "finder_releases" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" integer,
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"name" text NOT NULL,
	"changed" integer NOT NULL,
	"total" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "finder_releases" ADD CONSTRAINT "finder_releases_published_by_staff_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;