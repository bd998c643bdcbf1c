CREATE TABLE "vocabularies" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"updated_at" bigint NOT NULL,
	"updated_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vocabularies" ADD CONSTRAINT "vocabularies_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;