CREATE TABLE "template_checks" (
	"template_id" uuid PRIMARY KEY NOT NULL,
	"encounters" jsonb NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "template_checks" ADD CONSTRAINT "template_checks_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;