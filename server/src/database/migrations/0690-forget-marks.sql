-- Marks of days before this one are forgotten, except each person's last ones, and nothing changes them any more.
ALTER TABLE report_zones ADD COLUMN marks_from date NOT NULL DEFAULT '-infinity';
