CREATE TABLE "evidence_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"question" text NOT NULL,
	"removed" jsonb NOT NULL,
	"engine" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_citations" (
	"answer_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"journal_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "evidence_citations_answer_id_source_id_pk" PRIMARY KEY("answer_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "evidence_journals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"key" text NOT NULL,
	"nlm_id" text,
	"specialty" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "evidence_journals_by_key" UNIQUE NULLS NOT DISTINCT("workspace_id","key")
);
--> statement-breakpoint
CREATE TABLE "evidence_marks" (
	"workspace_id" uuid,
	"pmid" text NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "evidence_marks_by_pmid" UNIQUE NULLS NOT DISTINCT("workspace_id","pmid")
);
--> statement-breakpoint
CREATE TABLE "evidence_passages" (
	"source_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"workspace_id" uuid,
	"journal_id" uuid NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "evidence_passages_source_id_page_pk" PRIMARY KEY("source_id","page")
);
--> statement-breakpoint
CREATE TABLE "evidence_selections" (
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"journal_ids" jsonb NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "evidence_selections_user_id_workspace_id_pk" PRIMARY KEY("user_id","workspace_id")
);
--> statement-breakpoint
CREATE TABLE "evidence_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid,
	"journal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"year" integer,
	"pmid" text,
	"pmcid" text,
	"doi" text,
	"licence" text,
	"publication_types" jsonb NOT NULL,
	"design" text NOT NULL,
	"level" integer,
	"design_words" text NOT NULL,
	"status" text DEFAULT 'current' NOT NULL,
	"status_note" text DEFAULT '' NOT NULL,
	"digest" text NOT NULL,
	"file_id" uuid,
	"file_name" text,
	"pages" integer DEFAULT 1 NOT NULL,
	"added_by" uuid,
	"created_at" bigint NOT NULL,
	"read_at" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_words" (
	"word" text PRIMARY KEY NOT NULL,
	"passages" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evidence_answers" ADD CONSTRAINT "evidence_answers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_answers" ADD CONSTRAINT "evidence_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_citations" ADD CONSTRAINT "evidence_citations_answer_id_evidence_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."evidence_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_journals" ADD CONSTRAINT "evidence_journals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_marks" ADD CONSTRAINT "evidence_marks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_passages" ADD CONSTRAINT "evidence_passages_source_id_evidence_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."evidence_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_selections" ADD CONSTRAINT "evidence_selections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_selections" ADD CONSTRAINT "evidence_selections_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_sources" ADD CONSTRAINT "evidence_sources_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_sources" ADD CONSTRAINT "evidence_sources_journal_id_evidence_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."evidence_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_sources" ADD CONSTRAINT "evidence_sources_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_sources" ADD CONSTRAINT "evidence_sources_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_answers_by_person" ON "evidence_answers" USING btree ("user_id","workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "evidence_citations_by_journal" ON "evidence_citations" USING btree ("workspace_id","journal_id");--> statement-breakpoint
CREATE INDEX "evidence_passages_by_word" ON "evidence_passages" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_sources_by_pmid" ON "evidence_sources" USING btree ("workspace_id","pmid");--> statement-breakpoint
CREATE INDEX "evidence_sources_by_workspace" ON "evidence_sources" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "evidence_sources_by_doi" ON "evidence_sources" USING btree ("doi");--> statement-breakpoint
CREATE INDEX "evidence_sources_by_pmcid" ON "evidence_sources" USING btree ("pmcid");--> statement-breakpoint
CREATE INDEX "evidence_sources_by_journal" ON "evidence_sources" USING btree ("journal_id");--> statement-breakpoint
CREATE INDEX "evidence_sources_by_file" ON "evidence_sources" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "evidence_sources_by_person" ON "evidence_sources" USING btree ("added_by");
--> statement-breakpoint
-- Jobs, exports and admin queries see only the rows of their workspaces.
ALTER TABLE "evidence_answers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "evidence_answers" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
