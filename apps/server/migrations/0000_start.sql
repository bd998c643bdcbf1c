-- pg_trgm finds a name by any part of it; btree_gist lets a constraint keep spans of time apart.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
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
	"revoked_at" bigint,
	"refresh_generation" integer DEFAULT 1 NOT NULL,
	"refreshed_at" bigint,
	"provider" text,
	"id_token_sealed" text
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
	"logo" text,
	"working_hours" jsonb,
	"npi" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"api_key_sealed" text,
	"api_key_last_four" text,
	"api_key_saved_at" bigint,
	"api_key_active" boolean DEFAULT false NOT NULL,
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
	"may_sign" boolean DEFAULT true NOT NULL,
	"may_manage_templates" boolean DEFAULT true NOT NULL,
	"may_bill" boolean DEFAULT false NOT NULL,
	"may_audit" boolean DEFAULT false NOT NULL,
	"seat" boolean DEFAULT true NOT NULL,
	"created_at" bigint NOT NULL,
	"removed_at" bigint,
	CONSTRAINT "workspace_members_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"require_two_factor" boolean DEFAULT false NOT NULL,
	"idle_minutes" integer DEFAULT 30 NOT NULL,
	"sharing_policy" text DEFAULT 'anyone' NOT NULL,
	"services_off" text[] DEFAULT '{}' NOT NULL,
	"services_changed_at" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"email" text NOT NULL,
	"permission" text NOT NULL,
	"switches" jsonb,
	"department_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"invited_by" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"responded_at" bigint,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "device_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key_sealed" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"device_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" bigint NOT NULL,
	CONSTRAINT "known_devices_device_hash_user_id_pk" PRIMARY KEY("device_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" bigint,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"since" bigint NOT NULL,
	"blocked_until" bigint
);
--> statement-breakpoint
CREATE TABLE "sign_in_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"secret_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_sealed" text NOT NULL,
	"confirmed_at" bigint,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"started_at" bigint NOT NULL,
	"until" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
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
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL,
	"note_id" uuid,
	"model" text,
	"task_id" uuid,
	"granted" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"settled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "credit_seats" (
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"balance" integer NOT NULL,
	"limit" integer NOT NULL,
	"next_refill_at" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "credit_seats_user_id_workspace_id_pk" PRIMARY KEY("user_id","workspace_id"),
	CONSTRAINT "credit_seats_not_below_zero" CHECK ("credit_seats"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"credit_key" text,
	"note_id" uuid,
	"model" text NOT NULL,
	"provider" text NOT NULL,
	"provider_model" text NOT NULL,
	"prompt_version" text,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost" integer,
	"ms" integer NOT NULL,
	"outcome" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
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
	"seen_at" bigint DEFAULT 0 NOT NULL,
	"transcript_id" uuid,
	"section" text,
	CONSTRAINT "note_editors_note_id_user_id_pk" PRIMARY KEY("note_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "note_favorites" (
	"user_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	CONSTRAINT "note_favorites_user_id_note_id_pk" PRIMARY KEY("user_id","note_id")
);
--> statement-breakpoint
CREATE TABLE "note_grants" (
	"note_id" uuid NOT NULL,
	"principal" text NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "note_grants_note_id_principal_pk" PRIMARY KEY("note_id","principal")
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
	"tags" text[] DEFAULT '{}' NOT NULL,
	"entry_count" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"last_activity_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" bigint,
	"deleted_at" bigint,
	"deleted_by" uuid,
	"merged_into" uuid
);
--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"version" text NOT NULL,
	"text" text,
	"user_id" uuid NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_choices" (
	"holder_id" uuid PRIMARY KEY NOT NULL,
	"audio_days" integer,
	"chart_days" integer
);
--> statement-breakpoint
CREATE TABLE "optimization_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"key" text NOT NULL,
	"edit" jsonb NOT NULL,
	"header" text NOT NULL,
	"applied_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "optimization_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"repeats" integer DEFAULT 3 NOT NULL,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"silenced" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "precharts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"prompt_id" uuid,
	"origin" text NOT NULL,
	"engine" text,
	"sources" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"used_in" uuid,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "prompt_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quick_phrases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"html" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"text_version" text NOT NULL,
	"at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"recording_id" uuid,
	"erasure" jsonb
);
--> statement-breakpoint
CREATE TABLE "live_lines" (
	"recording_id" uuid NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"text" text NOT NULL,
	"speaker" text,
	CONSTRAINT "live_lines_recording_id_start_ms_pk" PRIMARY KEY("recording_id","start_ms")
);
--> statement-breakpoint
CREATE TABLE "recording_chunks" (
	"recording_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"segment" integer NOT NULL,
	"start_ms" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "recording_chunks_recording_id_n_pk" PRIMARY KEY("recording_id","n")
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"state" text DEFAULT 'recording' NOT NULL,
	"mime_type" text NOT NULL,
	"device_id" text,
	"language" text,
	"template_id" uuid,
	"model" text,
	"started_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"next_chunk" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"duration_ms" integer DEFAULT 0 NOT NULL,
	"segment" integer DEFAULT -1 NOT NULL,
	"gaps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"transcript_id" uuid,
	"task_id" uuid,
	"live_dismissed_at" bigint,
	CONSTRAINT "recordings_by_consent" UNIQUE("consent_id")
);
--> statement-breakpoint
CREATE TABLE "addenda" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transcript_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain_links" (
	"transcript_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"previous" text NOT NULL,
	"link" text NOT NULL,
	"at" bigint NOT NULL,
	"user_id" uuid,
	"payload" text,
	"file_id" uuid,
	"file_name" text,
	CONSTRAINT "chain_links_transcript_id_seq_pk" PRIMARY KEY("transcript_id","seq")
);
--> statement-breakpoint
CREATE TABLE "chain_seals" (
	"transcript_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"signature" text NOT NULL,
	"public_key" text NOT NULL,
	CONSTRAINT "chain_seals_transcript_id_seq_pk" PRIMARY KEY("transcript_id","seq")
);
--> statement-breakpoint
CREATE TABLE "patient_summaries" (
	"transcript_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"addenda" integer NOT NULL,
	"engine" text NOT NULL,
	"prompt_version" text,
	"grade" integer,
	"parts" jsonb NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliation_picks" (
	"transcript_id" uuid NOT NULL,
	"key" text NOT NULL,
	"about" text NOT NULL,
	"source" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "reconciliation_picks_transcript_id_key_pk" PRIMARY KEY("transcript_id","key")
);
--> statement-breakpoint
CREATE TABLE "review_coverage" (
	"transcript_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen" jsonb NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "review_coverage_transcript_id_user_id_pk" PRIMARY KEY("transcript_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "signing_delegates" (
	"workspace_id" uuid NOT NULL,
	"delegate_id" uuid NOT NULL,
	"clinician_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "signing_delegates_workspace_id_delegate_id_clinician_id_pk" PRIMARY KEY("workspace_id","delegate_id","clinician_id")
);
--> statement-breakpoint
CREATE TABLE "signing_departments" (
	"department_id" uuid NOT NULL,
	"clinician_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "signing_departments_department_id_clinician_id_pk" PRIMARY KEY("department_id","clinician_id")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_sealed" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_policies" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"full_coverage" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vocabularies" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"updated_at" bigint NOT NULL,
	"updated_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collaborations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"permission" text NOT NULL,
	"all_notes" boolean NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"sent_at" bigint NOT NULL,
	"responded_at" bigint
);
--> statement-breakpoint
CREATE TABLE "department_members" (
	"department_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"view_notes" boolean NOT NULL,
	"edit_notes" boolean NOT NULL,
	"delete_notes" boolean NOT NULL,
	"manage_tasks" boolean NOT NULL,
	"invite_members" boolean NOT NULL,
	"manage_department" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "department_members_department_id_user_id_pk" PRIMARY KEY("department_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"parent_id" uuid,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "global_instructions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_checks" (
	"template_id" uuid PRIMARY KEY NOT NULL,
	"encounters" jsonb NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_departments" (
	"template_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	CONSTRAINT "template_departments_template_id_department_id_pk" PRIMARY KEY("template_id","department_id")
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
	"archived_at" bigint,
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
	"sharing" text DEFAULT 'me' NOT NULL,
	"copy_of" uuid,
	"copied_version" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"recipe" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"archived_at" bigint,
	"deleted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "check_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transcript_id" uuid NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL,
	"reason" text,
	"text" text NOT NULL,
	"section" text,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"undone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transcript_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"conflicts" jsonb NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_checks" (
	"transcript_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"source_version" integer NOT NULL,
	"checker_version" text NOT NULL,
	"checked_at" bigint NOT NULL,
	"checks" jsonb NOT NULL,
	"sentences" jsonb NOT NULL,
	"ledger" jsonb NOT NULL,
	CONSTRAINT "note_checks_transcript_id_version_pk" PRIMARY KEY("transcript_id","version")
);
--> statement-breakpoint
CREATE TABLE "note_runs" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"transcript_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"outline" jsonb NOT NULL,
	"written" jsonb NOT NULL,
	"created_at" bigint NOT NULL
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
CREATE TABLE "speaker_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transcript_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"before" jsonb NOT NULL,
	"changed_before" boolean NOT NULL,
	"undone_at" bigint
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
	"built_from" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
	"request" jsonb,
	"digests" jsonb,
	"tag" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"source_version" integer DEFAULT 0 NOT NULL,
	"hold" jsonb,
	"speech" jsonb,
	"removed_audio" jsonb,
	"speakers_changed" boolean DEFAULT false NOT NULL,
	"source_edited" boolean DEFAULT false NOT NULL,
	"task_id" uuid,
	"deleted_at" bigint,
	"signed_at" bigint,
	"signed_by" uuid,
	"on_behalf_of" uuid,
	"signed_names" jsonb,
	CONSTRAINT "transcripts_by_note_and_time" UNIQUE("note_id","created_at")
);
--> statement-breakpoint
CREATE TABLE "file_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"modified_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"next" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "file_uploads_by_file" UNIQUE("note_id","user_id","kind","file_name","size","modified_at")
);
--> statement-breakpoint
CREATE TABLE "upload_pieces" (
	"upload_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "upload_pieces_upload_id_n_pk" PRIMARY KEY("upload_id","n")
);
--> statement-breakpoint
CREATE TABLE "voice_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transcript_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"file_id" uuid,
	"media_type" text,
	"language" text NOT NULL,
	"instruction" text,
	"context_entry_ids" jsonb NOT NULL,
	"engine" text,
	"version" integer,
	"before" jsonb,
	"after" jsonb
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
	"user_agent" text,
	"as_user_id" text
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
CREATE TABLE "key_checks" (
	"version" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
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
	"local_engine_can" boolean DEFAULT false NOT NULL,
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
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_keys" ADD CONSTRAINT "device_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_steps" ADD CONSTRAINT "sign_in_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass_accesses" ADD CONSTRAINT "break_glass_accesses_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass_accesses" ADD CONSTRAINT "break_glass_accesses_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass_accesses" ADD CONSTRAINT "break_glass_accesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass_accesses" ADD CONSTRAINT "break_glass_accesses_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_seats" ADD CONSTRAINT "credit_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_seats" ADD CONSTRAINT "credit_seats_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_merges" ADD CONSTRAINT "note_merges_source_id_notes_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_merges" ADD CONSTRAINT "note_merges_target_id_notes_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_merges" ADD CONSTRAINT "note_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_editors" ADD CONSTRAINT "note_editors_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_editors" ADD CONSTRAINT "note_editors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_favorites" ADD CONSTRAINT "note_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_favorites" ADD CONSTRAINT "note_favorites_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_grants" ADD CONSTRAINT "note_grants_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_changes" ADD CONSTRAINT "optimization_changes_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_changes" ADD CONSTRAINT "optimization_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_preferences" ADD CONSTRAINT "optimization_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "precharts" ADD CONSTRAINT "precharts_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "precharts" ADD CONSTRAINT "precharts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "precharts" ADD CONSTRAINT "precharts_prompt_id_prompt_templates_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompt_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "precharts" ADD CONSTRAINT "precharts_used_in_transcripts_id_fk" FOREIGN KEY ("used_in") REFERENCES "public"."transcripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_templates" ADD CONSTRAINT "prompt_templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_phrases" ADD CONSTRAINT "quick_phrases_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_phrases" ADD CONSTRAINT "quick_phrases_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lines" ADD CONSTRAINT "live_lines_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_chunks" ADD CONSTRAINT "recording_chunks_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_chunks" ADD CONSTRAINT "recording_chunks_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addenda" ADD CONSTRAINT "addenda_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addenda" ADD CONSTRAINT "addenda_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_links" ADD CONSTRAINT "chain_links_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_links" ADD CONSTRAINT "chain_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_links" ADD CONSTRAINT "chain_links_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_seals" ADD CONSTRAINT "chain_seals_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_summaries" ADD CONSTRAINT "patient_summaries_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_summaries" ADD CONSTRAINT "patient_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_picks" ADD CONSTRAINT "reconciliation_picks_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_picks" ADD CONSTRAINT "reconciliation_picks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_coverage" ADD CONSTRAINT "review_coverage_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_coverage" ADD CONSTRAINT "review_coverage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_delegates" ADD CONSTRAINT "signing_delegates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_delegates" ADD CONSTRAINT "signing_delegates_delegate_id_users_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_delegates" ADD CONSTRAINT "signing_delegates_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_departments" ADD CONSTRAINT "signing_departments_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_departments" ADD CONSTRAINT "signing_departments_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_keys" ADD CONSTRAINT "signing_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_policies" ADD CONSTRAINT "signing_policies_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabularies" ADD CONSTRAINT "vocabularies_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_parent_id_departments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "global_instructions" ADD CONSTRAINT "global_instructions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_checks" ADD CONSTRAINT "template_checks_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_departments" ADD CONSTRAINT "template_departments_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_departments" ADD CONSTRAINT "template_departments_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_copy_of_templates_id_fk" FOREIGN KEY ("copy_of") REFERENCES "public"."templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_answers" ADD CONSTRAINT "check_answers_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_answers" ADD CONSTRAINT "check_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_answers" ADD CONSTRAINT "identity_answers_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_answers" ADD CONSTRAINT "identity_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_checks" ADD CONSTRAINT "note_checks_of_version" FOREIGN KEY ("transcript_id","version") REFERENCES "public"."transcript_versions"("transcript_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_runs" ADD CONSTRAINT "note_runs_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_edits" ADD CONSTRAINT "question_edits_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_edits" ADD CONSTRAINT "question_edits_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_edits" ADD CONSTRAINT "speaker_edits_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_edits" ADD CONSTRAINT "speaker_edits_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_assets" ADD CONSTRAINT "transcript_assets_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_assets" ADD CONSTRAINT "transcript_assets_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_versions" ADD CONSTRAINT "transcript_versions_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_versions" ADD CONSTRAINT "transcript_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_signed_by_users_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_on_behalf_of_users_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_upload_id_file_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."file_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_edits" ADD CONSTRAINT "voice_edits_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_edits" ADD CONSTRAINT "voice_edits_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_edits" ADD CONSTRAINT "voice_edits_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_codes_email" ON "email_codes" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "workspace_members_user" ON "workspace_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitations_workspace_email" ON "invitations" USING btree ("workspace_id","email");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_email" ON "password_resets" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_since" ON "sign_in_failures" USING btree ("since");--> statement-breakpoint
CREATE INDEX "viewings_session" ON "viewings" USING btree ("session_id","ended_at");--> statement-breakpoint
CREATE INDEX "break_glass_of_person" ON "break_glass_accesses" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "break_glass_of_workspace" ON "break_glass_accesses" USING btree ("workspace_id","started_at");--> statement-breakpoint
CREATE INDEX "break_glass_of_note" ON "break_glass_accesses" USING btree ("note_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_key" ON "credit_entries" USING btree ("user_id","workspace_id","key");--> statement-breakpoint
CREATE INDEX "credit_entries_seat" ON "credit_entries" USING btree ("user_id","workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_entries_open" ON "credit_entries" USING btree ("user_id","workspace_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "model_calls_seat" ON "model_calls" USING btree ("user_id","workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "model_calls_credit_key" ON "model_calls" USING btree ("credit_key");--> statement-breakpoint
CREATE INDEX "note_merges_by_workspace" ON "note_merges" USING btree ("workspace_id","merged_at");--> statement-breakpoint
CREATE INDEX "note_merges_by_source" ON "note_merges" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "note_merges_by_target" ON "note_merges" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "note_favorites_by_note" ON "note_favorites" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "note_grants_by_principal" ON "note_grants" USING btree ("principal","note_id");--> statement-breakpoint
CREATE INDEX "notes_by_activity" ON "notes" USING btree ("workspace_id","last_activity_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "notes_by_name" ON "notes" USING btree ("workspace_id",title_search collate "C","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "notes_title_search" ON "notes" USING gin (title_search gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "notes_by_tag" ON "notes" USING gin ("tags") WHERE tags <> '{}';--> statement-breakpoint
CREATE INDEX "notes_by_department" ON "notes" USING btree ("department_id") WHERE department_id is not null;--> statement-breakpoint
CREATE INDEX "notes_in_bin" ON "notes" USING btree ("workspace_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "consent_texts_of_workspace" ON "consent_texts" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "optimization_changes_by_template" ON "optimization_changes" USING btree ("template_id","applied_at");--> statement-breakpoint
CREATE INDEX "precharts_by_note" ON "precharts" USING btree ("note_id","created_at");--> statement-breakpoint
CREATE INDEX "prompt_templates_by_owner" ON "prompt_templates" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quick_phrases_own_name" ON "quick_phrases" USING btree ("owner_id","name_key") WHERE scope = 'me';--> statement-breakpoint
CREATE UNIQUE INDEX "quick_phrases_shared_name" ON "quick_phrases" USING btree ("workspace_id","name_key") WHERE scope = 'workspace';--> statement-breakpoint
CREATE INDEX "consents_by_note" ON "consents" USING btree ("note_id","created_at");--> statement-breakpoint
CREATE INDEX "recording_chunks_by_file" ON "recording_chunks" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "recordings_by_user" ON "recordings" USING btree ("user_id","state","created_at");--> statement-breakpoint
CREATE INDEX "recordings_by_note" ON "recordings" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "recordings_by_transcript" ON "recordings" USING btree ("transcript_id");--> statement-breakpoint
CREATE INDEX "addenda_by_transcript" ON "addenda" USING btree ("transcript_id","created_at");--> statement-breakpoint
CREATE INDEX "chain_links_by_file" ON "chain_links" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "chain_links_of_audio" ON "chain_links" USING btree ("kind","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collaborations_once" ON "collaborations" USING btree ("owner_id","workspace_id","email");--> statement-breakpoint
CREATE INDEX "collaborations_user" ON "collaborations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collaborations_email" ON "collaborations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "department_members_user" ON "department_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name" ON "departments" USING btree ("workspace_id","name");--> statement-breakpoint
CREATE INDEX "template_departments_department" ON "template_departments" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "templates_shared" ON "templates" USING btree ("workspace_id") WHERE sharing = 'workspace' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "templates_copies" ON "templates" USING btree ("copy_of") WHERE copy_of is not null;--> statement-breakpoint
CREATE INDEX "templates_by_owner" ON "templates" USING btree ("owner_id","sort_order","created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "check_answers_by_transcript" ON "check_answers" USING btree ("transcript_id","key");--> statement-breakpoint
CREATE INDEX "identity_answers_by_transcript" ON "identity_answers" USING btree ("transcript_id","created_at");--> statement-breakpoint
CREATE INDEX "note_runs_by_transcript" ON "note_runs" USING btree ("transcript_id");--> statement-breakpoint
CREATE INDEX "question_edits_by_transcript" ON "question_edits" USING btree ("transcript_id","created_at");--> statement-breakpoint
CREATE INDEX "speaker_edits_by_transcript" ON "speaker_edits" USING btree ("transcript_id","created_at");--> statement-breakpoint
CREATE INDEX "transcript_assets_by_file" ON "transcript_assets" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "file_uploads_by_age" ON "file_uploads" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "upload_pieces_by_file" ON "upload_pieces" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "voice_edits_by_author" ON "voice_edits" USING btree ("transcript_id","author_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_events_workspace_at" ON "audit_events" USING btree ("workspace_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_note_at" ON "audit_events" USING btree ("note_id","at");--> statement-breakpoint
CREATE INDEX "background_tasks_user" ON "background_tasks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "background_tasks_open_note" ON "background_tasks" USING btree ("note_id","created_at") WHERE status in ('PENDING', 'PROGRESS');
