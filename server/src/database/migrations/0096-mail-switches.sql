-- What somebody is mailed, each with the switch that the link at the end of such a mail turns off: see decision 0048.
ALTER TABLE user_notification_preferences
  ADD COLUMN reminder_mails boolean NOT NULL DEFAULT true,
  ADD COLUMN people_mails boolean NOT NULL DEFAULT true,
  ADD COLUMN order_mails boolean NOT NULL DEFAULT true,
  ADD COLUMN product_mails boolean NOT NULL DEFAULT true;
