CREATE TABLE "auto_tasker_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"tasker_id" uuid NOT NULL,
	"rule_version" integer NOT NULL,
	"transcript_id" uuid NOT NULL,
	"event_key" text NOT NULL,
	"outcome" text NOT NULL,
	"task_id" uuid,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auto_taskers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"category" text NOT NULL,
	"words" jsonb NOT NULL,
	"template_id" uuid,
	"kind" text,
	"per" text NOT NULL,
	"title" text NOT NULL,
	"due_in_days" integer,
	"assignee_id" uuid,
	"department_id" uuid,
	"daily_budget" integer NOT NULL,
	"paused" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"deleted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "gridhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"hook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"entry_id" uuid,
	"note_id" uuid,
	"previous_note_id" uuid,
	"version" integer,
	"sequence" bigint NOT NULL,
	"state" text NOT NULL,
	"status" integer,
	"reason" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"sent_at" bigint,
	"next_at" bigint,
	"held_until" bigint
);
--> statement-breakpoint
CREATE TABLE "gridhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"secret_sealed" text NOT NULL,
	"secret_last_four" text NOT NULL,
	"fields" jsonb NOT NULL,
	"encrypt" boolean NOT NULL,
	"enabled" boolean NOT NULL,
	"ended_at" bigint,
	"last_success_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auto_tasker_runs" ADD CONSTRAINT "auto_tasker_runs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_tasker_runs" ADD CONSTRAINT "auto_tasker_runs_tasker_id_auto_taskers_id_fk" FOREIGN KEY ("tasker_id") REFERENCES "public"."auto_taskers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_tasker_runs" ADD CONSTRAINT "auto_tasker_runs_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_taskers" ADD CONSTRAINT "auto_taskers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_taskers" ADD CONSTRAINT "auto_taskers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_taskers" ADD CONSTRAINT "auto_taskers_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_taskers" ADD CONSTRAINT "auto_taskers_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_taskers" ADD CONSTRAINT "auto_taskers_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gridhook_deliveries" ADD CONSTRAINT "gridhook_deliveries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gridhook_deliveries" ADD CONSTRAINT "gridhook_deliveries_hook_id_gridhooks_id_fk" FOREIGN KEY ("hook_id") REFERENCES "public"."gridhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gridhooks" ADD CONSTRAINT "gridhooks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gridhooks" ADD CONSTRAINT "gridhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "auto_tasker_runs_once" ON "auto_tasker_runs" USING btree ("tasker_id","rule_version","event_key");--> statement-breakpoint
CREATE INDEX "auto_tasker_runs_by_rule" ON "auto_tasker_runs" USING btree ("tasker_id","created_at");--> statement-breakpoint
CREATE INDEX "auto_tasker_runs_by_entry" ON "auto_tasker_runs" USING btree ("transcript_id");--> statement-breakpoint
CREATE INDEX "auto_taskers_by_person" ON "auto_taskers" USING btree ("user_id","workspace_id");--> statement-breakpoint
CREATE INDEX "gridhook_deliveries_by_hook" ON "gridhook_deliveries" USING btree ("hook_id","created_at");--> statement-breakpoint
CREATE INDEX "gridhook_deliveries_by_entry" ON "gridhook_deliveries" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "gridhook_deliveries_by_note" ON "gridhook_deliveries" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "gridhook_deliveries_due" ON "gridhook_deliveries" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gridhooks_by_person" ON "gridhooks" USING btree ("user_id","workspace_id");--> statement-breakpoint
-- Jobs, exports and admin queries see only the rows of their workspaces.
ALTER TABLE "auto_tasker_runs" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "auto_tasker_runs" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
--> statement-breakpoint
ALTER TABLE "gridhook_deliveries" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "gridhook_deliveries" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
--> statement-breakpoint
ALTER TABLE "auto_taskers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "auto_taskers" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
