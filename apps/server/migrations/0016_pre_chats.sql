CREATE TABLE "pre_chat_flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pre_chat_id" uuid NOT NULL,
	"prompt_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"level" text NOT NULL,
	"by" text NOT NULL,
	"quotes" jsonb NOT NULL,
	"raised_at" bigint NOT NULL,
	"cleared_at" bigint,
	"cleared_by" uuid,
	"clear_reason" text
);
--> statement-breakpoint
CREATE TABLE "pre_chat_sequences" (
	"pre_chat_id" uuid NOT NULL,
	"prompt_id" uuid NOT NULL,
	"template" text NOT NULL,
	"follow_up" text,
	"first_question" text,
	"chart" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "pre_chat_sequences_pre_chat_id_prompt_id_pk" PRIMARY KEY("pre_chat_id","prompt_id")
);
--> statement-breakpoint
CREATE TABLE "pre_chat_turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pre_chat_id" uuid NOT NULL,
	"prompt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question" jsonb NOT NULL,
	"answer" text NOT NULL,
	"answered_by" text NOT NULL,
	"author_id" uuid,
	"corrections" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "pre_chat_turns_in_order" UNIQUE("pre_chat_id","prompt_id","position")
);
--> statement-breakpoint
CREATE TABLE "pre_chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"note_id" uuid,
	"created_by" uuid NOT NULL,
	"title" text NOT NULL,
	"locale" text NOT NULL,
	"country" text,
	"answered_by" text NOT NULL,
	"read_at" bigint,
	"read_by" uuid,
	"transcript_id" uuid,
	"transferred_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pre_chat_flags" ADD CONSTRAINT "pre_chat_flags_cleared_by_users_id_fk" FOREIGN KEY ("cleared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_chat_flags" ADD CONSTRAINT "pre_chat_flags_sequence" FOREIGN KEY ("pre_chat_id","prompt_id") REFERENCES "public"."pre_chat_sequences"("pre_chat_id","prompt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_chat_sequences" ADD CONSTRAINT "pre_chat_sequences_pre_chat_id_pre_chats_id_fk" FOREIGN KEY ("pre_chat_id") REFERENCES "public"."pre_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_chat_sequences" ADD CONSTRAINT "pre_chat_sequences_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_chat_turns" ADD CONSTRAINT "pre_chat_turns_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_chat_turns" ADD CONSTRAINT "pre_chat_turns_sequence" FOREIGN KEY ("pre_chat_id","prompt_id") REFERENCES "public"."pre_chat_sequences"("pre_chat_id","prompt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_chats" ADD CONSTRAINT "pre_chats_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_chats" ADD CONSTRAINT "pre_chats_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_chats" ADD CONSTRAINT "pre_chats_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_chats" ADD CONSTRAINT "pre_chats_read_by_users_id_fk" FOREIGN KEY ("read_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_chats" ADD CONSTRAINT "pre_chats_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pre_chat_flags_open" ON "pre_chat_flags" USING btree ("pre_chat_id","prompt_id","rule") WHERE cleared_at is null;--> statement-breakpoint
CREATE INDEX "pre_chats_by_workspace" ON "pre_chats" USING btree ("workspace_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "pre_chats_by_note" ON "pre_chats" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "pre_chats_by_entry" ON "pre_chats" USING btree ("transcript_id");--> statement-breakpoint
ALTER TABLE "precharts" DROP COLUMN "kind";--> statement-breakpoint
-- Jobs, exports and admin queries see only the rows of their workspaces.
ALTER TABLE "pre_chats" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "pre_chats" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
--> statement-breakpoint
ALTER TABLE "pre_chat_sequences" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "pre_chat_sequences" USING (EXISTS (SELECT FROM pre_chats whole WHERE whole.id = pre_chat_sequences.pre_chat_id));
--> statement-breakpoint
ALTER TABLE "pre_chat_turns" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "pre_chat_turns" USING (EXISTS (SELECT FROM pre_chats whole WHERE whole.id = pre_chat_turns.pre_chat_id));
--> statement-breakpoint
ALTER TABLE "pre_chat_flags" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "pre_chat_flags" USING (EXISTS (SELECT FROM pre_chats whole WHERE whole.id = pre_chat_flags.pre_chat_id));
