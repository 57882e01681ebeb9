CREATE TABLE "approval_orders" (
	"approval_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"condition" jsonb NOT NULL,
	"source" text NOT NULL,
	"confidence" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "approval_orders_approval_id_order_id_pk" PRIMARY KEY("approval_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_exemptions" ADD COLUMN "up_to" text;--> statement-breakpoint
ALTER TABLE "approval_orders" ADD CONSTRAINT "approval_orders_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_orders" ADD CONSTRAINT "approval_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;