CREATE TABLE "fax_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"pages" integer NOT NULL,
	"about" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fax_uploads" ADD CONSTRAINT "fax_uploads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fax_uploads" ADD CONSTRAINT "fax_uploads_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fax_uploads" ADD CONSTRAINT "fax_uploads_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fax_uploads" ADD CONSTRAINT "fax_uploads_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fax_uploads_by_note" ON "fax_uploads" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "fax_uploads_by_file" ON "fax_uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "fax_uploads_by_creator" ON "fax_uploads" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "fax_uploads_by_workspace" ON "fax_uploads" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "fax_uploads_by_age" ON "fax_uploads" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "fax_uploads" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "fax_uploads" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
