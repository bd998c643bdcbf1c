CREATE TABLE "kanban_assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"duration_ms" integer,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kanban_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"due_on" text,
	"owner_id" uuid,
	"rank" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kanban_runs" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"whole_task_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"asset_id" uuid,
	"request" jsonb NOT NULL,
	"transcript_id" uuid,
	"created_at" bigint NOT NULL,
	"written_at" bigint
);
--> statement-breakpoint
ALTER TABLE "background_tasks" ADD COLUMN "part_of" uuid;--> statement-breakpoint
ALTER TABLE "kanban_assets" ADD CONSTRAINT "kanban_assets_card_id_kanban_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."kanban_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kanban_assets" ADD CONSTRAINT "kanban_assets_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kanban_assets" ADD CONSTRAINT "kanban_assets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kanban_cards" ADD CONSTRAINT "kanban_cards_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kanban_cards" ADD CONSTRAINT "kanban_cards_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kanban_cards" ADD CONSTRAINT "kanban_cards_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kanban_runs" ADD CONSTRAINT "kanban_runs_card_id_kanban_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."kanban_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kanban_runs" ADD CONSTRAINT "kanban_runs_asset_id_kanban_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."kanban_assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kanban_runs" ADD CONSTRAINT "kanban_runs_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kanban_assets_by_card" ON "kanban_assets" USING btree ("card_id","created_at");--> statement-breakpoint
CREATE INDEX "kanban_assets_by_file" ON "kanban_assets" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kanban_cards_by_rank" ON "kanban_cards" USING btree ("note_id","status","rank");--> statement-breakpoint
CREATE INDEX "kanban_cards_by_owner" ON "kanban_cards" USING btree ("owner_id","workspace_id");--> statement-breakpoint
CREATE INDEX "kanban_runs_by_card" ON "kanban_runs" USING btree ("card_id","created_at");--> statement-breakpoint
CREATE INDEX "kanban_runs_by_whole" ON "kanban_runs" USING btree ("whole_task_id");--> statement-breakpoint
CREATE INDEX "kanban_runs_by_transcript" ON "kanban_runs" USING btree ("transcript_id");--> statement-breakpoint
CREATE INDEX "background_tasks_part_of" ON "background_tasks" USING btree ("part_of");
--> statement-breakpoint
-- Jobs, exports and admin queries see only the rows of their workspaces.
ALTER TABLE "kanban_cards" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "kanban_cards" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
--> statement-breakpoint
ALTER TABLE "kanban_assets" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "kanban_assets" USING (EXISTS (SELECT FROM kanban_cards whole WHERE whole.id = kanban_assets.card_id));
--> statement-breakpoint
ALTER TABLE "kanban_runs" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "kanban_runs" USING (EXISTS (SELECT FROM kanban_cards whole WHERE whole.id = kanban_runs.card_id));
