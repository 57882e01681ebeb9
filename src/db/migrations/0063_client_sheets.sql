CREATE TABLE "client_sheets" (
	"client_id" integer NOT NULL,
	"sheet_id" integer NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_sheets_client_id_sheet_id_pk" PRIMARY KEY("client_id","sheet_id")
);
--> statement-breakpoint
ALTER TABLE "client_sheets" ADD CONSTRAINT "client_sheets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_sheets" ADD CONSTRAINT "client_sheets_sheet_id_kept_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."kept_sheets"("id") ON DELETE cascade ON UPDATE no action;