CREATE TABLE "group_rosters" (
	"workspace_id" uuid NOT NULL,
	"quarter" text NOT NULL,
	"counted_on" text NOT NULL,
	"groups" jsonb NOT NULL,
	CONSTRAINT "group_rosters_workspace_id_quarter_pk" PRIMARY KEY("workspace_id","quarter")
);
--> statement-breakpoint
CREATE TABLE "group_weeks" (
	"workspace_id" uuid NOT NULL,
	"week" text NOT NULL,
	"groups" jsonb NOT NULL,
	CONSTRAINT "group_weeks_workspace_id_week_pk" PRIMARY KEY("workspace_id","week")
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"instrument" text NOT NULL,
	"answers" jsonb NOT NULL,
	"score" double precision NOT NULL,
	"answered_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_spans" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"transcript_id" uuid,
	"started_at" bigint NOT NULL,
	"ended_at" bigint NOT NULL,
	CONSTRAINT "work_spans_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "group_rosters" ADD CONSTRAINT "group_rosters_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_weeks" ADD CONSTRAINT "group_weeks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_spans" ADD CONSTRAINT "work_spans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_spans" ADD CONSTRAINT "work_spans_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_spans" ADD CONSTRAINT "work_spans_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_answers_by_person" ON "survey_answers" USING btree ("user_id","answered_at");--> statement-breakpoint
CREATE INDEX "work_spans_by_person" ON "work_spans" USING btree ("user_id","workspace_id","started_at");--> statement-breakpoint
CREATE INDEX "work_spans_by_workspace" ON "work_spans" USING btree ("workspace_id","started_at");--> statement-breakpoint
CREATE INDEX "work_spans_by_transcript" ON "work_spans" USING btree ("transcript_id");
--> statement-breakpoint
-- Jobs, exports and admin queries see only the rows of their workspaces.
ALTER TABLE "work_spans" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "work_spans" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
