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
ALTER TABLE "transcripts" ADD COLUMN "removed_audio" jsonb;--> statement-breakpoint
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_texts_of_workspace" ON "consent_texts" USING btree ("workspace_id","created_at");