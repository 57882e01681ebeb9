CREATE TABLE "landing_schemes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "landing_schemes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"card_name" text,
	"description" text NOT NULL,
	"service_id" integer,
	"registration" text NOT NULL,
	"preparation" text NOT NULL,
	"testing" text,
	"submission" text NOT NULL,
	"grant" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "landing_schemes_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "landing_schemes" ADD CONSTRAINT "landing_schemes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
