CREATE TABLE "task_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "task_shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "clinical_tasks" ADD COLUMN "letter" jsonb;--> statement-breakpoint
ALTER TABLE "clinical_tasks" ADD COLUMN "receipt" jsonb;--> statement-breakpoint
ALTER TABLE "task_shares" ADD CONSTRAINT "task_shares_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_shares" ADD CONSTRAINT "task_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_shares_by_person" ON "task_shares" USING btree ("user_id","workspace_id");
--> statement-breakpoint
-- A filter can hold words of a chart.
ALTER TABLE "task_shares" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "task_shares" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
