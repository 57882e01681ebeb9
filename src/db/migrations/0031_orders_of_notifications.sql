CREATE TABLE "notification_orders" (
	"notification_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	CONSTRAINT "notification_orders_notification_id_order_id_pk" PRIMARY KEY("notification_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_exemptions" ADD COLUMN "granted_by_id" integer;--> statement-breakpoint
ALTER TABLE "notification_orders" ADD CONSTRAINT "notification_orders_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_orders" ADD CONSTRAINT "notification_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_orders_order_id_index" ON "notification_orders" USING btree ("order_id");