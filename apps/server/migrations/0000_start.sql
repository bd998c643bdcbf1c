CREATE TABLE "email_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"pending" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"revoked_at" bigint
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"model" text NOT NULL,
	"tags" text DEFAULT '' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"automation" jsonb NOT NULL,
	"restricted_templates" boolean DEFAULT false NOT NULL,
	"home_workspace_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"closed_at" bigint,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "workspace_members" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"cap" text NOT NULL,
	"created_at" bigint NOT NULL,
	"removed_at" bigint,
	CONSTRAINT "workspace_members_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_grants" (
	"note_id" uuid NOT NULL,
	"principal" text NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "note_grants_note_id_principal_pk" PRIMARY KEY("note_id","principal")
);
--> statement-breakpoint
CREATE TABLE "note_tags" (
	"note_id" uuid NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "note_tags_note_id_tag_pk" PRIMARY KEY("note_id","tag")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"department_id" uuid,
	"title" text NOT NULL,
	"title_search" text NOT NULL,
	"date_of_birth" text,
	"sex" text,
	"mrn" text,
	"phone" text,
	"email" text,
	"language" text,
	"is_referral_favorite" boolean DEFAULT false NOT NULL,
	"entry_count" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"last_activity_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"deleted_by" uuid
);
--> statement-breakpoint
CREATE TABLE "template_versions" (
	"template_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"nickname" text NOT NULL,
	"recipe" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "template_versions_template_id_version_pk" PRIMARY KEY("template_id","version")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'template' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"recipe" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"deleted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "question_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transcript_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"edit_duration_ms" integer DEFAULT 0 NOT NULL,
	"before" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transcript_assets" (
	"transcript_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	CONSTRAINT "transcript_assets_transcript_id_name_pk" PRIMARY KEY("transcript_id","name")
);
--> statement-breakpoint
CREATE TABLE "transcript_versions" (
	"transcript_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"cause" text NOT NULL,
	"sections" jsonb NOT NULL,
	"sentences" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"engine" text,
	"model" text,
	"prompt_version" text,
	"base_version" integer,
	"edit_duration_ms" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"task_id" uuid,
	"folded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "transcript_versions_transcript_id_version_pk" PRIMARY KEY("transcript_id","version"),
	CONSTRAINT "transcript_versions_by_task" UNIQUE("task_id")
);
--> statement-breakpoint
CREATE TABLE "transcripts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"kind" text NOT NULL,
	"file_name" text,
	"question" text NOT NULL,
	"utterances" jsonb NOT NULL,
	"template_id" uuid,
	"model" text,
	"engine" text,
	"tag" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"task_id" uuid,
	"deleted_at" bigint,
	CONSTRAINT "transcripts_by_note_and_time" UNIQUE("note_id","created_at")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"at" bigint NOT NULL,
	"user_id" text,
	"workspace_id" text,
	"session_id" text,
	"action" text NOT NULL,
	"record_type" text NOT NULL,
	"record_id" text,
	"note_id" text,
	"outcome" text NOT NULL,
	"request_id" text,
	"address" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"event_seq" bigint NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seals_event_seq_unique" UNIQUE("event_seq")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"response" jsonb,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "background_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"note_id" uuid,
	"record_id" uuid,
	"status" text NOT NULL,
	"progress" integer,
	"message" text DEFAULT '' NOT NULL,
	"job" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"finished_at" bigint
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"key_version" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_grants" ADD CONSTRAINT "note_grants_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_tags" ADD CONSTRAINT "note_tags_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_edits" ADD CONSTRAINT "question_edits_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_edits" ADD CONSTRAINT "question_edits_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_assets" ADD CONSTRAINT "transcript_assets_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_assets" ADD CONSTRAINT "transcript_assets_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_versions" ADD CONSTRAINT "transcript_versions_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_versions" ADD CONSTRAINT "transcript_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_codes_email" ON "email_codes" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "workspace_members_user" ON "workspace_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "note_grants_by_principal" ON "note_grants" USING btree ("principal","note_id");--> statement-breakpoint
CREATE INDEX "note_tags_by_tag" ON "note_tags" USING btree ("tag","note_id");--> statement-breakpoint
CREATE INDEX "notes_by_activity" ON "notes" USING btree ("workspace_id","last_activity_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "notes_title_search" ON "notes" USING gin (title_search gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "templates_by_owner" ON "templates" USING btree ("owner_id","sort_order","created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "question_edits_by_transcript" ON "question_edits" USING btree ("transcript_id","created_at");--> statement-breakpoint
CREATE INDEX "transcript_assets_by_file" ON "transcript_assets" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "audit_events_workspace_at" ON "audit_events" USING btree ("workspace_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_note_at" ON "audit_events" USING btree ("note_id","at");--> statement-breakpoint
CREATE INDEX "background_tasks_user" ON "background_tasks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "background_tasks_open_note" ON "background_tasks" USING btree ("note_id","created_at") WHERE status in ('PENDING', 'PROGRESS');