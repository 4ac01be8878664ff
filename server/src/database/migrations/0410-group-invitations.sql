-- Who left a group by choice comes back only by accepting an invitation.
ALTER TABLE chat_participants
  ADD COLUMN invited_at timestamptz(3),
  -- null once their account is deleted, which ends the invitation
  ADD COLUMN invited_by text REFERENCES users ON DELETE SET NULL,
  ADD COLUMN declined_at timestamptz(3);
CREATE INDEX chat_participants_by_inviter ON chat_participants (invited_by) WHERE invited_by IS NOT NULL;
CREATE INDEX chat_participants_invited ON chat_participants (user_id, invited_at) WHERE invited_at IS NOT NULL;
