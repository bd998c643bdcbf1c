CREATE TABLE "break_glass_accesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"started_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"closed_at" bigint,
	"verdict" text,
	"comment" text DEFAULT '' NOT NULL,
	"reviewed_by" uuid,
	"reviewed_at" bigint
);
--> statement-breakpoint
ALTER TABLE "break_glass_accesses" ADD CONSTRAINT "break_glass_accesses_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass_accesses" ADD CONSTRAINT "break_glass_accesses_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass_accesses" ADD CONSTRAINT "break_glass_accesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass_accesses" ADD CONSTRAINT "break_glass_accesses_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "break_glass_of_person" ON "break_glass_accesses" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "break_glass_of_workspace" ON "break_glass_accesses" USING btree ("workspace_id","started_at");--> statement-breakpoint
CREATE INDEX "break_glass_of_note" ON "break_glass_accesses" USING btree ("note_id");