-- How much room a picture takes, in all its sizes, so that what somebody keeps can be bounded.
ALTER TABLE chat_messages ADD COLUMN picture_bytes integer;

-- Nobody wrote it down before: WebP of this quality has about an eighth of a byte for a pixel.
UPDATE chat_messages SET picture_bytes = picture_width * picture_height / 8 WHERE picture_name IS NOT NULL;

CREATE INDEX chat_pictures_by_sender ON chat_messages (sender_id) INCLUDE (picture_bytes) WHERE picture_name IS NOT NULL;
