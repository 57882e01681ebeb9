CREATE TABLE "record_sources" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"record" text NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"gone_on" date,
	CONSTRAINT "record_sources_kind_key_pk" PRIMARY KEY("kind","key")
);
