-- What the servers of one database count together: joins, sign-ins, wrong passwords. The library names the columns by their
-- order. Nothing of it has to survive a crash, so it is not written to the log; no copy takes it along.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");
