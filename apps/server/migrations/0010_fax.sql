CREATE TABLE "carried_faxes" (
	"tag" text PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"from_number" text NOT NULL,
	"to_number" text NOT NULL,
	"file_id" uuid NOT NULL,
	"pages" integer NOT NULL,
	"handed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fax_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"organisation" text NOT NULL,
	"number" text NOT NULL,
	"specialty" text NOT NULL,
	"preferred" boolean NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fax_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"recipient_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"pages_sent" integer,
	"raw" jsonb NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "fax_events_line_id_unique" UNIQUE("line_id")
);
--> statement-breakpoint
CREATE TABLE "fax_lines" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"unsigned_allowed" boolean DEFAULT true NOT NULL,
	"contacts_only" boolean DEFAULT false NOT NULL,
	CONSTRAINT "fax_lines_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "fax_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"fax_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"attempt" integer NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"pages_sent" integer,
	"credit_key" text NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faxes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"note_id" uuid,
	"file_id" uuid NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"pages" integer NOT NULL,
	"documents" jsonb NOT NULL,
	"targets" jsonb NOT NULL,
	"from_number" text NOT NULL,
	"line_id" text,
	"created_by" uuid,
	"created_at" bigint NOT NULL,
	"sent_at" bigint
);
--> statement-breakpoint
ALTER TABLE "carried_faxes" ADD CONSTRAINT "carried_faxes_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fax_contacts" ADD CONSTRAINT "fax_contacts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fax_contacts" ADD CONSTRAINT "fax_contacts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fax_events" ADD CONSTRAINT "fax_events_recipient_id_fax_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."fax_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fax_lines" ADD CONSTRAINT "fax_lines_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fax_recipients" ADD CONSTRAINT "fax_recipients_fax_id_faxes_id_fk" FOREIGN KEY ("fax_id") REFERENCES "public"."faxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faxes" ADD CONSTRAINT "faxes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faxes" ADD CONSTRAINT "faxes_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faxes" ADD CONSTRAINT "faxes_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faxes" ADD CONSTRAINT "faxes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carried_faxes_by_number" ON "carried_faxes" USING btree ("to_number");--> statement-breakpoint
CREATE INDEX "carried_faxes_by_file" ON "carried_faxes" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "fax_contacts_by_number" ON "fax_contacts" USING btree ("workspace_id","number");--> statement-breakpoint
CREATE INDEX "fax_contacts_by_creator" ON "fax_contacts" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "fax_events_by_recipient" ON "fax_events" USING btree ("recipient_id","attempt");--> statement-breakpoint
CREATE INDEX "fax_recipients_by_fax" ON "fax_recipients" USING btree ("fax_id");--> statement-breakpoint
CREATE INDEX "fax_recipients_by_number" ON "fax_recipients" USING btree ("workspace_id","number");--> statement-breakpoint
CREATE INDEX "fax_recipients_under_way" ON "fax_recipients" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "faxes_by_workspace" ON "faxes" USING btree ("workspace_id","direction","created_at");--> statement-breakpoint
CREATE INDEX "faxes_by_note" ON "faxes" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "faxes_by_creator" ON "faxes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "faxes_by_file" ON "faxes" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "faxes_by_line" ON "faxes" USING btree ("line_id");
--> statement-breakpoint
-- Jobs, exports and admin queries see only the rows of their workspaces.
ALTER TABLE "fax_contacts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "fax_contacts" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
--> statement-breakpoint
ALTER TABLE "faxes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "faxes" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
--> statement-breakpoint
ALTER TABLE "fax_recipients" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "fax_recipients" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
--> statement-breakpoint
ALTER TABLE "carried_faxes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "carried_faxes" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
--> statement-breakpoint
ALTER TABLE "fax_events" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "fax_events" USING (EXISTS (SELECT FROM "fax_recipients" WHERE "fax_recipients"."id" = "fax_events"."recipient_id"));
