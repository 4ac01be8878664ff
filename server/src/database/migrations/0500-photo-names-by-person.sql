-- A photo's name is unique among those of its owner: its pictures are in the owner's folder.
ALTER TABLE progress_photos
  DROP CONSTRAINT progress_photos_name_key,
  ADD CONSTRAINT progress_photos_user_id_name_key UNIQUE (user_id, name);
ALTER TABLE side_effect_photos
  DROP CONSTRAINT side_effect_photos_name_key,
  ADD CONSTRAINT side_effect_photos_user_id_name_key UNIQUE (user_id, name);
