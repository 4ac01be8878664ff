-- Somebody who left a group is not added again by others for a while; who was taken out of it may be.
ALTER TABLE chat_participants ADD COLUMN left_by_choice boolean NOT NULL DEFAULT false;
