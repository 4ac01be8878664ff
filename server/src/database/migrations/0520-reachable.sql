-- Whether and how a person may be reached. The defaults hold until somebody chooses.
CREATE VIEW reachable AS
SELECT person.id AS user_id,
  person.email_proved_at IS NOT NULL AS by_email,
  person.phone_number IS NOT NULL AND person.phone_proved_at IS NOT NULL AND coalesce(wish.sms_notifications, false)
    AND NOT EXISTS (SELECT FROM stopped_numbers AS stopped WHERE stopped.phone_number = person.phone_number) AS by_sms,
  EXISTS (SELECT FROM push_subscriptions AS browser WHERE browser.user_id = person.id) AS by_push,
  coalesce(wish.in_app_notifications, true) AS in_app,
  person.email_proved_at IS NOT NULL AND coalesce(wish.email_notifications AND wish.reminder_mails, true) AS reminder_mails,
  person.email_proved_at IS NOT NULL AND coalesce(wish.order_mails, true) AS order_mails
FROM users AS person LEFT JOIN user_notification_preferences AS wish ON wish.user_id = person.id;
