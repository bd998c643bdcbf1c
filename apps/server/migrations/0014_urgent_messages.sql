CREATE TABLE "message_acknowledgements" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"acknowledged_at" bigint NOT NULL,
	CONSTRAINT "message_acknowledgements_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "urgent_calls" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"repeats" integer NOT NULL,
	"next_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "urgent_notices" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"on_call" boolean NOT NULL,
	"times" integer NOT NULL,
	"first_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "urgent_notices_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "on_call_rotas" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "on_call_shifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"until" bigint,
	CONSTRAINT "quiet_hours_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "channels" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "expiry_told_at" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "alert" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "alert_key" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "record_id" uuid;--> statement-breakpoint
ALTER TABLE "message_acknowledgements" ADD CONSTRAINT "message_acknowledgements_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_acknowledgements" ADD CONSTRAINT "message_acknowledgements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urgent_calls" ADD CONSTRAINT "urgent_calls_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urgent_notices" ADD CONSTRAINT "urgent_notices_message_id_urgent_calls_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."urgent_calls"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urgent_notices" ADD CONSTRAINT "urgent_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_call_rotas" ADD CONSTRAINT "on_call_rotas_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_call_shifts" ADD CONSTRAINT "on_call_shifts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_call_shifts" ADD CONSTRAINT "on_call_shifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "urgent_calls_by_time" ON "urgent_calls" USING btree ("next_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "urgent_calls_by_workspace" ON "urgent_calls" USING btree ("workspace_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "urgent_notices_by_person" ON "urgent_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "on_call_shifts_by_end" ON "on_call_shifts" USING btree ("workspace_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_by_alert" ON "messages" USING btree ("workspace_id","alert_key");--> statement-breakpoint
-- What ran out before there were alerts is told to nobody.
UPDATE "invitations" SET "expiry_told_at" = "expires_at" WHERE "expires_at" < extract(epoch from now()) * 1000;
--> statement-breakpoint
-- Jobs, exports and admin queries see only the rows of their workspaces.
ALTER TABLE "message_acknowledgements" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "message_acknowledgements" USING (EXISTS (SELECT FROM messages whole WHERE whole.id = message_acknowledgements.message_id));
--> statement-breakpoint
ALTER TABLE "urgent_calls" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "urgent_calls" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
--> statement-breakpoint
ALTER TABLE "urgent_notices" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "urgent_notices" USING (EXISTS (SELECT FROM urgent_calls whole WHERE whole.message_id = urgent_notices.message_id));
