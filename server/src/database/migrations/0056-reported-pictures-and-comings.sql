-- Who comes to a group and goes from it stands among what is said there.
ALTER TABLE chat_messages
  DROP CONSTRAINT chat_messages_message_type_check,
  ADD CONSTRAINT chat_messages_message_type_check
    CHECK (message_type IN ('text', 'picture', 'joined', 'left', 'removed'));

-- A picture whose message was deleted after it had been reported is kept until the report is settled.
ALTER TABLE chat_messages
  DROP CONSTRAINT chat_messages_check,
  ADD CONSTRAINT chat_messages_check CHECK (deleted_at IS NULL OR message = '');
CREATE INDEX chat_messages_with_kept_picture ON chat_messages (id)
  WHERE deleted_at IS NOT NULL AND picture_name IS NOT NULL;
CREATE INDEX abuse_reports_by_subject ON abuse_reports (subject_id) WHERE kind = 'message';

-- A room with the support team in which nothing was said yet is below all others, as they are made from now on.
UPDATE chat_rooms SET updated_at = member.created_at FROM users AS member
WHERE member.id = member_id AND type = 'support' AND last_seq = 0;
