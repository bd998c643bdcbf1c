CREATE TABLE "note_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"merged_by" uuid NOT NULL,
	"merged_at" bigint NOT NULL,
	"undone_at" bigint,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_editors" (
	"note_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"last_edit_at" bigint NOT NULL,
	CONSTRAINT "note_editors_note_id_user_id_pk" PRIMARY KEY("note_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "note_favorites" (
	"user_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	CONSTRAINT "note_favorites_user_id_note_id_pk" PRIMARY KEY("user_id","note_id")
);
--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "archived_at" bigint;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "note_merges" ADD CONSTRAINT "note_merges_source_id_notes_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_merges" ADD CONSTRAINT "note_merges_target_id_notes_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_merges" ADD CONSTRAINT "note_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_editors" ADD CONSTRAINT "note_editors_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_editors" ADD CONSTRAINT "note_editors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_favorites" ADD CONSTRAINT "note_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_favorites" ADD CONSTRAINT "note_favorites_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_merges_by_workspace" ON "note_merges" USING btree ("workspace_id","merged_at");--> statement-breakpoint
CREATE INDEX "note_merges_by_source" ON "note_merges" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "note_merges_by_target" ON "note_merges" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "note_favorites_by_note" ON "note_favorites" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "notes_by_tag" ON "notes" USING gin ("tags") WHERE tags <> '{}';--> statement-breakpoint
CREATE INDEX "notes_in_bin" ON "notes" USING btree ("workspace_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
UPDATE "notes" SET "tags" = kept."tags" FROM (SELECT "note_id", array_agg("tag" ORDER BY "tag") AS "tags" FROM "note_tags" GROUP BY "note_id") kept WHERE kept."note_id" = "notes"."id";--> statement-breakpoint
INSERT INTO "note_favorites" ("user_id", "note_id") SELECT "owner_id", "id" FROM "notes" WHERE "is_referral_favorite";
