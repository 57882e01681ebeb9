CREATE TABLE "alert_digests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_digests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"follower_id" integer NOT NULL,
	"window_key" text NOT NULL,
	"message_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_digests_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "alert_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"follower_id" integer NOT NULL,
	"frequency" text NOT NULL,
	"digest_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email_hmac" text NOT NULL,
	"action" text NOT NULL,
	"via" text NOT NULL,
	"language" text NOT NULL,
	"notice" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "follow_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"language" text NOT NULL,
	"follows" jsonb NOT NULL,
	"notice" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"mails" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_requests_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "followers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "followers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"language" text NOT NULL,
	"lead_days" integer[] DEFAULT '{90,30,7}' NOT NULL,
	"audiences" text[],
	"unsubscribe_token" text NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "followers_email_unique" UNIQUE("email"),
	CONSTRAINT "followers_unsubscribeToken_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "follows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"follower_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"frequency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_event_subjects" (
	"event_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	CONSTRAINT "change_event_subjects_event_id_kind_subject_id_pk" PRIMARY KEY("event_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "change_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"instrument_id" integer,
	"effect_id" integer,
	"audiences" text[] NOT NULL,
	"on" date,
	"until" date,
	"lead_days" integer,
	"corrects_id" integer,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone DEFAULT now() + interval '10 minutes' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "change_events_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "alert_digests" ADD CONSTRAINT "alert_digests_follower_id_followers_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."followers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_items" ADD CONSTRAINT "alert_items_event_id_change_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."change_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_items" ADD CONSTRAINT "alert_items_follower_id_followers_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."followers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_items" ADD CONSTRAINT "alert_items_digest_id_alert_digests_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."alert_digests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_followers_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."followers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_event_subjects" ADD CONSTRAINT "change_event_subjects_event_id_change_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."change_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_events" ADD CONSTRAINT "change_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_events" ADD CONSTRAINT "change_events_instrument_id_orders_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_events" ADD CONSTRAINT "change_events_corrects_id_change_events_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."change_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_digests_follower_id_window_key_index" ON "alert_digests" USING btree ("follower_id","window_key");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_items_event_id_follower_id_index" ON "alert_items" USING btree ("event_id","follower_id");--> statement-breakpoint
CREATE INDEX "alert_items_follower_id_digest_id_index" ON "alert_items" USING btree ("follower_id","digest_id");--> statement-breakpoint
CREATE INDEX "alert_items_digest_id_index" ON "alert_items" USING btree ("digest_id");--> statement-breakpoint
CREATE INDEX "consents_email_hmac_index" ON "consents" USING btree ("email_hmac");--> statement-breakpoint
CREATE INDEX "consents_at_index" ON "consents" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "follows_follower_id_kind_subject_id_index" ON "follows" USING btree ("follower_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "follows_kind_subject_id_follower_id_index" ON "follows" USING btree ("kind","subject_id","follower_id");--> statement-breakpoint
CREATE INDEX "change_events_publish_at_index" ON "change_events" USING btree ("publish_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "change_events_effect_id_index" ON "change_events" USING btree ("effect_id");--> statement-breakpoint
CREATE INDEX "change_events_order_id_index" ON "change_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "change_events_instrument_id_index" ON "change_events" USING btree ("instrument_id");--> statement-breakpoint
CREATE INDEX "change_events_corrects_id_index" ON "change_events" USING btree ("corrects_id");--> statement-breakpoint
-- What the register says already is no news.
INSERT INTO "change_events" ("key", "kind", "order_id", "instrument_id", "effect_id", "audiences", "on", "until", "state")
SELECT 'effect:' || e.id, e.kind, e.target_id, nullif(e.order_id, e.target_id), e.id, e.audiences, e."on", e.until, 'past'
FROM "order_effects" e JOIN "orders" i ON i.id = e.order_id AND i.status = 'published'
JOIN "orders" o ON o.id = e.target_id AND o.status = 'published' WHERE e.withdrawn_on IS NULL;--> statement-breakpoint
CREATE FUNCTION keep_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND old.at < now() - interval '3 years' THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'the record of consent can only be added to';
END
$$;--> statement-breakpoint
CREATE TRIGGER keep_consents BEFORE UPDATE OR DELETE ON "consents" FOR EACH ROW EXECUTE FUNCTION keep_consents();--> statement-breakpoint
CREATE TRIGGER keep_consents_whole BEFORE TRUNCATE ON "consents" FOR EACH STATEMENT EXECUTE FUNCTION keep_consents();
