CREATE TABLE "video_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"secret_hash" text NOT NULL,
	"date_of_birth" text,
	"name" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"revoked_at" bigint,
	"opened_at" bigint,
	"visit_id" uuid,
	"moved_at" bigint,
	"waiting_since" bigint,
	"admitted_at" bigint,
	"left_at" bigint,
	"peer_id" uuid,
	"seen_at" bigint,
	"consent" text DEFAULT 'none' NOT NULL,
	"consent_at" bigint
);
--> statement-breakpoint
CREATE TABLE "video_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"clinician_id" uuid NOT NULL,
	"note_id" uuid,
	"appointment_id" uuid,
	"peer_id" uuid,
	"peer_user_id" uuid,
	"seen_at" bigint,
	"recording" text DEFAULT 'off' NOT NULL,
	"text_version" text,
	"signals" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "video_signals" (
	"workspace_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"from_peer" uuid NOT NULL,
	"to_peer" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "video_signals_room_id_seq_pk" PRIMARY KEY("room_id","seq")
);
--> statement-breakpoint
ALTER TABLE "video_guests" ADD CONSTRAINT "video_guests_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_guests" ADD CONSTRAINT "video_guests_room_id_video_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."video_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_rooms" ADD CONSTRAINT "video_rooms_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_rooms" ADD CONSTRAINT "video_rooms_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_rooms" ADD CONSTRAINT "video_rooms_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_rooms" ADD CONSTRAINT "video_rooms_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_rooms" ADD CONSTRAINT "video_rooms_peer_user_id_users_id_fk" FOREIGN KEY ("peer_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_signals" ADD CONSTRAINT "video_signals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_signals" ADD CONSTRAINT "video_signals_room_id_video_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."video_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_guests_by_room" ON "video_guests" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "video_rooms_by_clinician" ON "video_rooms" USING btree ("clinician_id","expires_at");--> statement-breakpoint
CREATE INDEX "video_rooms_by_note" ON "video_rooms" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "video_rooms_by_expiry" ON "video_rooms" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "video_rooms_by_appointment" ON "video_rooms" USING btree ("appointment_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "video_signals_by_peer" ON "video_signals" USING btree ("to_peer","seq");--> statement-breakpoint
CREATE INDEX "video_signals_by_age" ON "video_signals" USING btree ("created_at");--> statement-breakpoint
-- Jobs, exports and admin queries see only the rows of their workspaces.
ALTER TABLE "video_rooms" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "video_rooms" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
--> statement-breakpoint
ALTER TABLE "video_guests" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "video_guests" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
--> statement-breakpoint
ALTER TABLE "video_signals" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "video_signals" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
