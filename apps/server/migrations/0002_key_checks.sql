CREATE TABLE "key_checks" (
	"version" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
