CREATE TABLE "bounce_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bounce_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"email_hmac" text NOT NULL,
	"kind" text NOT NULL,
	"via" text NOT NULL,
	"status" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_addresses" (
	"email_hmac" text PRIMARY KEY NOT NULL,
	"silence" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text
);
--> statement-breakpoint
ALTER TABLE "followers" ADD COLUMN "address_hmac" text;--> statement-breakpoint
CREATE UNIQUE INDEX "bounce_events_message_id_kind_index" ON "bounce_events" USING btree ("message_id","kind");--> statement-breakpoint
CREATE INDEX "bounce_events_email_hmac_at_index" ON "bounce_events" USING btree ("email_hmac","at");--> statement-breakpoint
CREATE INDEX "bounce_events_at_index" ON "bounce_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mail_addresses_since_index" ON "mail_addresses" USING btree ("since");--> statement-breakpoint
ALTER TABLE "followers" ADD CONSTRAINT "followers_address_hmac_mail_addresses_email_hmac_fk" FOREIGN KEY ("address_hmac") REFERENCES "public"."mail_addresses"("email_hmac") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "followers_address_hmac_index" ON "followers" USING btree ("address_hmac");