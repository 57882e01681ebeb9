CREATE TABLE "word_spellings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "word_spellings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"spellings" text[] NOT NULL,
	CONSTRAINT "word_spellings_word_unique" UNIQUE("word")
);
