CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"clinician_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"type_id" uuid,
	"title" text NOT NULL,
	"prompt" text NOT NULL,
	"local_start" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"minutes" integer NOT NULL,
	"buffer_before" integer NOT NULL,
	"buffer_after" integer NOT NULL,
	"clash" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"started_at" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"minutes" integer NOT NULL,
	"buffer_before" integer NOT NULL,
	"buffer_after" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" bigint
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_type_id_visit_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."visit_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_types" ADD CONSTRAINT "visit_types_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_by_time" ON "appointments" USING btree ("workspace_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_by_clinician" ON "appointments" USING btree ("clinician_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_by_note" ON "appointments" USING btree ("note_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_types_by_name" ON "visit_types" USING btree ("workspace_id",lower("name")) WHERE archived_at is null;--> statement-breakpoint
-- Of two bookings of one clinician for overlapping times one succeeds, buffers included.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_apart" EXCLUDE USING gist ("workspace_id" WITH =, "clinician_id" WITH =, int8range(starts_at - buffer_before * 60000, starts_at + (minutes + buffer_after) * 60000) WITH &&) WHERE (status IN ('booked', 'arrived') AND NOT clash);
--> statement-breakpoint
-- Jobs, exports and admin queries see only the rows of their workspaces.
ALTER TABLE "appointments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "appointments" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
