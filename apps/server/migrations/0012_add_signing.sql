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
ALTER TABLE "addenda" ADD CONSTRAINT "addenda_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addenda" ADD CONSTRAINT "addenda_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_links" ADD CONSTRAINT "chain_links_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_links" ADD CONSTRAINT "chain_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_links" ADD CONSTRAINT "chain_links_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_seals" ADD CONSTRAINT "chain_seals_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_coverage" ADD CONSTRAINT "review_coverage_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_coverage" ADD CONSTRAINT "review_coverage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_delegates" ADD CONSTRAINT "signing_delegates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_delegates" ADD CONSTRAINT "signing_delegates_delegate_id_users_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_delegates" ADD CONSTRAINT "signing_delegates_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_keys" ADD CONSTRAINT "signing_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_policies" ADD CONSTRAINT "signing_policies_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addenda_by_transcript" ON "addenda" USING btree ("transcript_id","created_at");--> statement-breakpoint
CREATE INDEX "chain_links_by_file" ON "chain_links" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "chain_links_of_audio" ON "chain_links" USING btree ("kind","file_id");