-- On SQLite one server counts in memory. The number is that of PostgreSQL's table.
SELECT 1;
