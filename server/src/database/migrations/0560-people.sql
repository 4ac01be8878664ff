-- What others may see of a person: names, handle and picture. Operators see the e-mail address in place of a missing name.
CREATE VIEW people AS
SELECT id, user_handle, first_name, last_name, profile_image_url, is_admin AS is_team,
  coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) AS operator_name
FROM users;
