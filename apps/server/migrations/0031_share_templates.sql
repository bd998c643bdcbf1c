CREATE TABLE "template_departments" (
	"template_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	CONSTRAINT "template_departments_template_id_department_id_pk" PRIMARY KEY("template_id","department_id")
);
--> statement-breakpoint
ALTER TABLE "template_departments" ADD CONSTRAINT "template_departments_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_departments" ADD CONSTRAINT "template_departments_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_departments_department" ON "template_departments" USING btree ("department_id");