-- A friend request that was taken back rests like a rejected one, so that nobody is asked again and again.
ALTER TABLE friendships DROP CONSTRAINT friendships_status_check;
ALTER TABLE friendships ADD CONSTRAINT friendships_status_check
  CHECK (status IN ('pending', 'accepted', 'rejected', 'withdrawn', 'ended')) NOT VALID;
ALTER TABLE friendships VALIDATE CONSTRAINT friendships_status_check;
