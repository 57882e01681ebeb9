CREATE TABLE "client_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"reason" text NOT NULL,
	"put_by" integer NOT NULL,
	"put_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_by" integer,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "client_holds" ADD CONSTRAINT "client_holds_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_holds" ADD CONSTRAINT "client_holds_put_by_staff_id_fk" FOREIGN KEY ("put_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_holds" ADD CONSTRAINT "client_holds_ended_by_staff_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_holds_open" ON "client_holds" USING btree ("client_id") WHERE ended_at is null;