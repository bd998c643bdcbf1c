CREATE TABLE "signing_departments" (
	"department_id" uuid NOT NULL,
	"clinician_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "signing_departments_department_id_clinician_id_pk" PRIMARY KEY("department_id","clinician_id")
);
--> statement-breakpoint
ALTER TABLE "signing_departments" ADD CONSTRAINT "signing_departments_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_departments" ADD CONSTRAINT "signing_departments_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;