CREATE TABLE "clinical_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"status" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"due_on" text,
	"due_unsure" boolean DEFAULT false NOT NULL,
	"assignee_id" uuid,
	"department_id" uuid,
	"checklist" jsonb NOT NULL,
	"repeats" jsonb,
	"blocked_by" jsonb NOT NULL,
	"proof" jsonb,
	"transcript_id" uuid,
	"links" jsonb NOT NULL,
	"suggestion_key" text,
	"rank" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"done_at" bigint,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dropped_task_suggestions" (
	"note_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "dropped_task_suggestions_note_id_key_pk" PRIMARY KEY("note_id","key")
);
--> statement-breakpoint
CREATE TABLE "task_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"inverse" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"undone_at" bigint
);
--> statement-breakpoint
ALTER TABLE "clinical_tasks" ADD CONSTRAINT "clinical_tasks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinical_tasks" ADD CONSTRAINT "clinical_tasks_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinical_tasks" ADD CONSTRAINT "clinical_tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinical_tasks" ADD CONSTRAINT "clinical_tasks_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinical_tasks" ADD CONSTRAINT "clinical_tasks_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinical_tasks" ADD CONSTRAINT "clinical_tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dropped_task_suggestions" ADD CONSTRAINT "dropped_task_suggestions_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_batches" ADD CONSTRAINT "task_batches_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_batches" ADD CONSTRAINT "task_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clinical_tasks_by_note" ON "clinical_tasks" USING btree ("note_id","status");--> statement-breakpoint
CREATE INDEX "clinical_tasks_by_due" ON "clinical_tasks" USING btree ("workspace_id","status","due_on");--> statement-breakpoint
CREATE INDEX "clinical_tasks_by_assignee" ON "clinical_tasks" USING btree ("assignee_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "clinical_tasks_by_rank" ON "clinical_tasks" USING btree ("workspace_id","status","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "clinical_tasks_by_suggestion" ON "clinical_tasks" USING btree ("note_id","suggestion_key");--> statement-breakpoint
CREATE INDEX "task_batches_by_age" ON "task_batches" USING btree ("created_at");
--> statement-breakpoint
-- Jobs, exports and admin queries see only the rows of their workspaces.
ALTER TABLE "clinical_tasks" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "clinical_tasks" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
--> statement-breakpoint
ALTER TABLE "task_batches" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "task_batches" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
--> statement-breakpoint
ALTER TABLE "dropped_task_suggestions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "dropped_task_suggestions" USING (EXISTS (SELECT FROM notes whole WHERE whole.id = dropped_task_suggestions.note_id));
