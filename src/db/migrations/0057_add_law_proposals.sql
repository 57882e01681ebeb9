CREATE TABLE "law_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "law_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"effect" jsonb,
	"effect_id" integer,
	"reason" text,
	"state" text DEFAULT 'open' NOT NULL,
	"made_by" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "law_proposals" ADD CONSTRAINT "law_proposals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_proposals" ADD CONSTRAINT "law_proposals_effect_id_order_effects_id_fk" FOREIGN KEY ("effect_id") REFERENCES "public"."order_effects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_proposals" ADD CONSTRAINT "law_proposals_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_proposals" ADD CONSTRAINT "law_proposals_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "law_proposals_order_id_index" ON "law_proposals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "law_proposals_state_id_index" ON "law_proposals" USING btree ("state","id");