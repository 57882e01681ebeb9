CREATE TABLE "authorities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authorities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"website" text,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "authorities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "hs_codes" (
	"list" text NOT NULL,
	"list_key" text NOT NULL,
	"code" text NOT NULL,
	"basis" text NOT NULL,
	"note" text,
	"source" text,
	"confidence" text NOT NULL,
	CONSTRAINT "hs_codes_list_list_key_code_pk" PRIMARY KEY("list","list_key","code")
);
--> statement-breakpoint
CREATE TABLE "order_checks" (
	"order_id" integer NOT NULL,
	"on" date NOT NULL,
	"against" text NOT NULL,
	"result" text NOT NULL,
	CONSTRAINT "order_checks_order_id_on_pk" PRIMARY KEY("order_id","on")
);
--> statement-breakpoint
CREATE TABLE "order_effects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_effects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"target_id" integer NOT NULL,
	"kind" text NOT NULL,
	"audiences" text[] NOT NULL,
	"lines" jsonb,
	"on" date,
	"until" date,
	"clause" text,
	"text" text,
	"derived" boolean DEFAULT false NOT NULL,
	"recorded_on" date NOT NULL,
	"withdrawn_on" date,
	"note" text,
	"source" text,
	"confidence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_exemptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_exemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer,
	"unit" text,
	"period" text,
	"applies_to" text NOT NULL,
	"condition" text,
	"until" date,
	"note" text,
	"source" text,
	"confidence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" integer NOT NULL,
	"list" text NOT NULL,
	"list_key" text NOT NULL,
	CONSTRAINT "order_lines_order_id_list_list_key_pk" PRIMARY KEY("order_id","list","list_key")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"signed_on" date,
	"published_on" date,
	"gazette_id" text,
	"authority_id" integer,
	"title" text NOT NULL,
	"subject" text,
	"citation" text,
	"url" text,
	"disputed" boolean DEFAULT false NOT NULL,
	"recorded_on" date NOT NULL,
	"verified_on" date,
	"note" text,
	"source" text,
	"confidence" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "requirement_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requirement_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"list_key" text NOT NULL,
	"audiences" text[] NOT NULL,
	"position" integer NOT NULL,
	"from" date,
	"to" date,
	"state" text NOT NULL,
	"since" date,
	"until" date,
	"order_id" integer,
	"confirmed" boolean NOT NULL,
	"contradiction" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mandatory_products" ADD COLUMN "listed_state" text;--> statement-breakpoint
ALTER TABLE "order_checks" ADD CONSTRAINT "order_checks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_effects" ADD CONSTRAINT "order_effects_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_effects" ADD CONSTRAINT "order_effects_target_id_orders_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_exemptions" ADD CONSTRAINT "order_exemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_authority_id_authorities_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."authorities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_periods" ADD CONSTRAINT "requirement_periods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hs_codes_code_index" ON "hs_codes" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "order_effects_order_id_position_index" ON "order_effects" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_effects_target_id_index" ON "order_effects" USING btree ("target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_exemptions_order_id_position_index" ON "order_exemptions" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_list_list_key_index" ON "order_lines" USING btree ("list","list_key");--> statement-breakpoint
CREATE INDEX "orders_published_on_index" ON "orders" USING btree ("published_on");--> statement-breakpoint
CREATE INDEX "orders_authority_id_index" ON "orders" USING btree ("authority_id");--> statement-breakpoint
CREATE UNIQUE INDEX "requirement_periods_list_list_key_audiences_position_index" ON "requirement_periods" USING btree ("list","list_key","audiences","position");--> statement-breakpoint
CREATE INDEX "requirement_periods_order_id_index" ON "requirement_periods" USING btree ("order_id");