/** A person with a plan entry, a reminder and one row in each table below them, as the release without persons there writes them. */
export const ROWS_WITHOUT_PERSONS = `
  INSERT INTO users (id, email, password_hash, time_zone) VALUES ('user_ada', 'ada@mail.net', '', 'Europe/Berlin');
  INSERT INTO peptides (name, category, description, benefits, side_effects, recommended_dose, frequency, duration,
    best_taken_with) VALUES ('BPC-157', '', '', '', '', '', '', '', '');
  INSERT INTO user_peptides (user_id, peptide_id, current_dose, frequency, start_date)
    SELECT 'user_ada', id, '250 mcg', 'Daily', '2026-06-15' FROM peptides;
  INSERT INTO reminders (user_id, user_peptide_id, title, dose, frequency, time, days, anchor, timing_options)
    SELECT user_id, id, 'BPC-157 Reminder', '250 mcg', 'Daily', '08:00', '{}', start_date, '{0}' FROM user_peptides;
  INSERT INTO plan_periods (user_peptide_id, starts_on, frequency) SELECT id, start_date, frequency FROM user_peptides;
  INSERT INTO scheduled_alerts (reminder_id, minutes_before, occurs_on, occurs_at, wall_time)
    SELECT id, 0, '2026-06-15', '2026-06-15T06:00Z', time FROM reminders;
  INSERT INTO reminder_snoozes (reminder_id, occurs_on, occurs_at, snoozes)
    SELECT id, '2026-06-15', '2026-06-15T06:00Z', 1 FROM reminders;
  INSERT INTO reminder_outcomes (reminder_id, occurs_on, occurs_at, outcome, decided_at)
    SELECT id, '2026-06-15', '2026-06-15T06:00Z', 'skipped', '2026-06-15T06:00Z' FROM reminders`
