CREATE TABLE "service_fees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_fees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"stage" text NOT NULL,
	"payer" text NOT NULL,
	"size" text NOT NULL,
	"taken_by" text NOT NULL,
	"amount" integer,
	"amount_to" integer,
	"currency" text NOT NULL,
	"percent" integer,
	"unit" text,
	"basis" text NOT NULL,
	"condition" text,
	"document" text,
	"doubt" text,
	"valid_from" date,
	"valid_to" date,
	"source" text NOT NULL,
	"read_on" date NOT NULL,
	"confidence" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"number" integer NOT NULL,
	"step" text NOT NULL,
	"actor" text NOT NULL,
	"after" integer[] NOT NULL,
	"documents" text,
	"source" text NOT NULL,
	"read_on" date NOT NULL,
	"confidence" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_times" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"stage" text NOT NULL,
	"payer" text NOT NULL,
	"owner" text NOT NULL,
	"min_days" integer,
	"usual_days" integer,
	"max_days" integer,
	"days" text NOT NULL,
	"basis" text NOT NULL,
	"condition" text,
	"source" text NOT NULL,
	"read_on" date NOT NULL,
	"confidence" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_fees" ADD CONSTRAINT "service_fees_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_steps" ADD CONSTRAINT "service_steps_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_times" ADD CONSTRAINT "service_times_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_fees_service_id_position_index" ON "service_fees" USING btree ("service_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "service_steps_service_id_number_index" ON "service_steps" USING btree ("service_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "service_times_service_id_position_index" ON "service_times" USING btree ("service_id","position");