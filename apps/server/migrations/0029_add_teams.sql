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
ALTER TABLE "workspace_members" ADD COLUMN "may_sign" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD COLUMN "may_manage_templates" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD COLUMN "may_bill" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD COLUMN "may_audit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD COLUMN "seat" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "switches" jsonb;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "department_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_parent_id_departments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collaborations_once" ON "collaborations" USING btree ("owner_id","workspace_id","email");--> statement-breakpoint
CREATE INDEX "collaborations_user" ON "collaborations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collaborations_email" ON "collaborations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "department_members_user" ON "department_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name" ON "departments" USING btree ("workspace_id","name");--> statement-breakpoint
CREATE INDEX "notes_by_department" ON "notes" USING btree ("department_id") WHERE department_id is not null;
--> statement-breakpoint
UPDATE "note_grants" SET "principal" = "note_grants"."principal" || ':' || "notes"."workspace_id" FROM "notes" WHERE "notes"."id" = "note_grants"."note_id" AND "note_grants"."principal" LIKE 'owned:%';--> statement-breakpoint
INSERT INTO "note_grants" ("note_id", "principal", "level") SELECT "id", 'shown:' || "owner_id" || ':' || "workspace_id", 'read' FROM "notes" ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "note_merges" SET "record" = regexp_replace("record"::text, '"owned:([0-9a-f-]{36})"', '"owned:\1:' || "workspace_id" || '"', 'g')::jsonb WHERE "record"::text LIKE '%"owned:%';
