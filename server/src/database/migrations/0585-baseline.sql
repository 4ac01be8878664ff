-- replaces all migrations up to 0585-support-done

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- == accounts ==

-- Text as searches compare it: small letters without marks, in their plain forms. `folded` in domain/src/text-forms.ts
-- does the same.
CREATE FUNCTION folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'));

-- Where mails to an address end up: without what stands behind a plus, and at Gmail without dots.
CREATE FUNCTION mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(box, '.', '') || '@gmail.com'
    ELSE box || '@' || host END
  FROM (SELECT split_part(regexp_replace(lower(email), '@[^@]*$', ''), '+', 1) AS box,
    substring(lower(email) from '@([^@]*)$') AS host) AS parts
$$;

CREATE TABLE users (
  id text PRIMARY KEY CHECK (id ~ '^user_[a-z0-9_-]+$'),
  user_handle text CHECK (user_handle ~ '^@\w{2,20}$'),
  email text NOT NULL CHECK (email = lower(email)),
  password_hash text NOT NULL,
  first_name text,
  last_name text,
  profile_image_url text,
  phone_number text CHECK (phone_number ~ '^\+[1-9]\d{7,14}$'),
  date_of_birth date,
  height_feet smallint CHECK (height_feet BETWEEN 0 AND 8),
  height_inches smallint CHECK (height_inches BETWEEN 0 AND 11),
  -- pounds
  weight numeric(7,3) CHECK (weight > 0),
  goal_weight numeric(7,3) CHECK (goal_weight > 0),
  gender text CHECK (gender IN ('male', 'female', 'other', 'prefer_not_to_say')),
  health_conditions text,
  allergies text,
  goals text,
  time_zone text NOT NULL DEFAULT 'UTC',
  -- a zone chosen by hand in the profile is not overwritten at the next sign-in
  time_zone_chosen boolean NOT NULL DEFAULT false,
  is_admin boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  last_login_at timestamptz(3),
  -- Weights are typed and shown in this unit.
  weight_unit text NOT NULL DEFAULT 'lbs' CHECK (weight_unit IN ('lbs', 'kg', 'st')),
  -- How often somebody got in, kept so that members can be put in its order.
  login_count integer NOT NULL DEFAULT 0 CHECK (login_count >= 0),
  -- Until when a password that an operator set is good; null for one that the person chose.
  temporary_password_until timestamptz(3),
  who_can_find_me text NOT NULL DEFAULT 'everyone' CHECK (who_can_find_me IN ('everyone', 'id', 'nobody')),
  show_email_to_friends boolean NOT NULL DEFAULT true,
  -- since when an operator lets them in no more
  suspended_at timestamptz(3),
  -- Mail goes to addresses whose owners said that they are theirs: see decision 0047.
  email_proved_at timestamptz(3),
  -- Another address is in force once its own link was opened; the one before can undo that for seven days.
  pending_email text,
  -- Text messages go to numbers whose owners said that they are theirs, with a code that was texted there: see decision
  -- 0047.
  phone_proved_at timestamptz(3),
  -- As it was typed by whom kilograms and centimetres are meant for; feet and inches follow from it.
  height_cm numeric(4,1) CHECK (height_cm BETWEEN 30 AND 272),
  -- What operators look for members by: parts of any of the three, and nothing across them.
  sought text GENERATED ALWAYS AS (folded((((email || '
') || COALESCE((first_name || ' '), '')) || COALESCE(last_name, '')))) STORED NOT NULL,
  CONSTRAINT users_check CHECK (pending_email <> email)
);

CREATE UNIQUE INDEX users_email_key ON users (email);
CREATE UNIQUE INDEX users_handle_key ON users (lower(user_handle));
-- Members in each order that they are listed in.
CREATE INDEX users_by_joining ON users (created_at DESC, id DESC);
CREATE INDEX users_by_sign_in ON users (COALESCE(last_login_at, '-infinity'::timestamptz) DESC, id DESC);
CREATE INDEX users_by_logins ON users (login_count DESC, id DESC);
CREATE INDEX users_by_name ON users (lower(((COALESCE(first_name, '') || ' ') || COALESCE(last_name, ''))), id);
-- Admins are few among many, and listed apart.
CREATE INDEX users_who_are_admins ON users (created_at DESC, id DESC) WHERE is_admin;
-- People are looked for by parts of their handles, without the @ that all begin with.
CREATE INDEX users_by_part_of_handle ON users USING gin (lower(substr(user_handle, 2)) gin_trgm_ops);
CREATE INDEX users_sought ON users USING gin (sought gin_trgm_ops);
-- Nobody comes back while suspended: by another spelling of the mailbox, or by the number that was verified.
CREATE INDEX users_suspended_mailboxes ON users (mailbox_of(email)) WHERE suspended_at IS NOT NULL;
CREATE INDEX users_suspended_numbers ON users (phone_number)
  WHERE (suspended_at IS NOT NULL) AND (phone_proved_at IS NOT NULL);

-- The session store and the login history in one.
CREATE TABLE login_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- SHA-256 of the cookie's token; the token itself is kept nowhere
  token_hash bytea NOT NULL UNIQUE,
  login_time timestamptz(3) NOT NULL,
  last_activity_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  logout_time timestamptz(3),
  ip_address inet,
  user_agent text,
  device_type text,
  browser_info text,
  is_admin_session boolean NOT NULL DEFAULT false,
  is_active boolean GENERATED ALWAYS AS (logout_time IS NULL) STORED NOT NULL,
  -- Up to when somebody was there after signing in: see decision 0045. Kept by the table itself.
  seen_until timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX login_sessions_by_user ON login_sessions (user_id, login_time DESC);

CREATE TABLE password_reset_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz(3) NOT NULL,
  used boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX password_reset_tokens_by_user ON password_reset_tokens (user_id);

-- What an admin may do; an empty list of permissions means everything.
CREATE TABLE admin_users (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  role text NOT NULL DEFAULT 'admin' CHECK (role <> ''),
  permissions text[] NOT NULL DEFAULT '{}'
    CHECK (permissions <@ ARRAY['members', 'products', 'prices', 'vitamins', 'inventory', 'orders', 'reports',
      'support']),
  -- Since when somebody is an admin: the days to set up a second step count from here, for today's admins from now on.
  since timestamptz NOT NULL DEFAULT now()
);

-- Links that were mailed to an address of an account: whoever opens one has that address.
CREATE TABLE email_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz(3) NOT NULL,
  used boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  -- Whether opening a link brings the address back that it was mailed to.
  undoes boolean NOT NULL DEFAULT false
);

CREATE INDEX email_links_by_user ON email_links (user_id);
-- Nobody else takes an address that can be brought back.
CREATE INDEX email_links_that_undo ON email_links (email) WHERE undoes AND (NOT used);

-- The last code that was texted to somebody.
CREATE TABLE phone_codes (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  phone_number text NOT NULL,
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL
);

-- The authenticator app of somebody. Until it showed a first code it is not asked for one.
CREATE TABLE authenticators (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  totp_key bytea NOT NULL,
  -- the step of the last code that was taken, so that none is taken twice
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  -- Whether the account's email was verified when its authenticator app was set up. Recovery removes one that was not:
  -- someone who signed up with a stranger's address may have set it up.
  email_was_verified boolean NOT NULL DEFAULT false,
  -- Which secret key a TOTP key is encrypted with; none: it is stored as it is. Rows are encrypted at the start, see
  -- decision 0057.
  totp_key_id text,
  CONSTRAINT authenticators_key_id CHECK (totp_key_id ~ '^[0-9a-f]{8}$')
);

-- What stands in for the app. A code that was used is gone.
CREATE TABLE recovery_codes (
  user_id text REFERENCES users ON DELETE CASCADE,
  code_hash bytea,
  PRIMARY KEY (user_id, code_hash)
);

-- Whoever typed the password and has the second step before them, in one browser.
CREATE TABLE sign_in_tickets (
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX sign_in_tickets_by_user ON sign_in_tickets (user_id);

-- Keys on people's devices, that sign in without a password: see decision 0050.
CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- how often it was used, as far as the device says; one that goes back is a copy's
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3)
);

CREATE INDEX passkeys_by_user ON passkeys (user_id);

-- What devices were given to sign. Whoever adds a passkey is known; whoever signs in isn't yet.
CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY,
  user_id text REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX passkey_challenges_by_user ON passkey_challenges (user_id);
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);

-- One download of everything in an account, which its owner asked for a moment ago in one session.
CREATE TABLE export_tickets (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  session_id bigint NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

-- == rate-limits ==

CREATE TABLE rate_limits (
  subject text PRIMARY KEY,
  count integer NOT NULL,
  window_ends_at timestamptz(3) NOT NULL
);

CREATE INDEX rate_limits_by_end ON rate_limits (window_ends_at);

-- == catalogue ==

CREATE TABLE peptides (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(100) NOT NULL,
  mg numeric(10,3) CHECK (mg >= 0),
  category varchar(50) NOT NULL,
  description text NOT NULL,
  benefits text NOT NULL,
  side_effects text NOT NULL,
  recommended_dose text NOT NULL,
  frequency text NOT NULL,
  duration text NOT NULL,
  best_taken_with text NOT NULL,
  display_order integer NOT NULL DEFAULT 0 CHECK (display_order >= 0),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- What the catalogue knows beyond its texts. The shapes of `sources`, `components` and `label` stand in
  -- domain/src/medicines.ts.
  aliases text[] NOT NULL DEFAULT '{}',
  routes text[] NOT NULL DEFAULT '{}',
  peptide_class text,
  components jsonb NOT NULL DEFAULT '[]',
  sources jsonb NOT NULL DEFAULT '[]',
  status_checked_on date,
  forbidden_in_sport text,
  label jsonb,
  -- set by whoever adds or edits an entry by hand: the product then keeps its hands off it
  edited_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  -- The uploaded picture of a peptide, by the hash of what it shows.
  image_hash text,
  -- A draft is visible to operators only, until one of them publishes it.
  is_draft boolean NOT NULL DEFAULT false
);

CREATE INDEX peptides_in_order ON peptides (display_order, id);
CREATE INDEX peptides_by_image ON peptides (image_hash) WHERE image_hash IS NOT NULL;
CREATE UNIQUE INDEX peptides_name_key ON peptides (lower((name)::text));

CREATE TABLE personal_peptides (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  name varchar(100) NOT NULL CHECK ((name)::text <> ''),
  description text NOT NULL,
  category varchar(50) NOT NULL,
  benefits text NOT NULL,
  side_effects text NOT NULL,
  recommended_dose text NOT NULL,
  frequency text NOT NULL,
  duration text NOT NULL,
  best_taken_with text NOT NULL,
  competitor_links text,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- The numbers from which the level of an own peptide is computed, in hours: both, or neither.
  half_life_hours numeric(8,3) CHECK (half_life_hours > 0),
  time_to_peak_hours numeric(8,3) CHECK (time_to_peak_hours > 0),
  UNIQUE (user_id, id),
  CONSTRAINT personal_peptides_both_numbers CHECK (num_nulls(half_life_hours, time_to_peak_hours) <> 1)
);

CREATE UNIQUE INDEX personal_peptides_client_key ON personal_peptides (user_id, client_id);

-- How far the catalogue has been brought: each of the product's entries has a revision since which it is there, so that
-- what was removed does not come back, and what is new comes once. What was filled before there were revisions is the
-- first.
CREATE TABLE catalogue_revision (
  is_only boolean DEFAULT true PRIMARY KEY CHECK (is_only),
  revision integer NOT NULL
);

-- == plan ==

CREATE TABLE user_peptides (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  peptide_id bigint REFERENCES peptides,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused', 'completed')),
  current_dose text NOT NULL CHECK (current_dose <> ''),
  frequency text NOT NULL CHECK (frequency <> ''),
  start_date date NOT NULL,
  end_date date,
  notes text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  personal_peptide_id bigint,
  amount numeric(13,6) CHECK (amount > 0),
  unit text
    CHECK (unit IN ('mg', 'mcg', 'IU', 'units', 'mL', 'tablets', 'capsules', 'sprays', 'drops', 'clicks',
      'applications')),
  -- The colour of a peptide, the same wherever it is drawn: see domain's hues.ts, which gives it to what joins from now
  -- on.
  hue smallint NOT NULL DEFAULT 1 CHECK (hue BETWEEN 1 AND 8),
  CONSTRAINT user_peptides_check CHECK (end_date >= start_date),
  CONSTRAINT user_peptides_own_peptide FOREIGN KEY (user_id, personal_peptide_id)
    REFERENCES personal_peptides (user_id, id) ON DELETE CASCADE,
  CONSTRAINT user_peptides_one_peptide CHECK (num_nonnulls(peptide_id, personal_peptide_id) = 1),
  CONSTRAINT user_peptides_owner_key UNIQUE (user_id, id),
  CONSTRAINT user_peptides_check1 CHECK ((amount IS NULL) = (unit IS NULL))
);

CREATE INDEX user_peptides_by_user ON user_peptides (user_id, id DESC);
CREATE INDEX user_peptides_by_peptide ON user_peptides (peptide_id);
-- A peptide stands in a plan once, until it is completed.
CREATE UNIQUE INDEX user_peptides_current_key ON user_peptides (user_id, peptide_id) WHERE status <> 'completed';
CREATE UNIQUE INDEX user_peptides_current_personal_key ON user_peptides (user_id, personal_peptide_id)
  WHERE status <> 'completed';
CREATE INDEX user_peptides_by_personal_peptide ON user_peptides (user_id, personal_peptide_id)
  WHERE personal_peptide_id IS NOT NULL;
CREATE INDEX user_peptides_active ON user_peptides (user_id) WHERE status = 'active';

-- The spans in which an entry was active at one frequency; adherence counts what they call for.
CREATE TABLE plan_periods (
  user_peptide_id bigint REFERENCES user_peptides ON DELETE CASCADE,
  starts_on date,
  ends_on date,
  frequency text NOT NULL,
  CONSTRAINT plan_periods_check CHECK (ends_on >= starts_on),
  PRIMARY KEY (user_peptide_id, starts_on)
);

CREATE UNIQUE INDEX plan_periods_open_key ON plan_periods (user_peptide_id) WHERE ends_on IS NULL;

-- Warnings of plan entries that a person dismissed, each with the reason. A warning that says something else has
-- another key.
CREATE TABLE dismissed_warnings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  user_peptide_id bigint NOT NULL,
  key text NOT NULL CHECK (key ~ '^[0-9a-f]{64}$'),
  code text NOT NULL CHECK (code <> ''),
  message text NOT NULL CHECK (message <> ''),
  reason text NOT NULL CHECK (reason IN ('prescriber-decided', 'not-about-me', 'known-risk')),
  dismissed_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  UNIQUE (user_id, user_peptide_id, key),
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id) ON DELETE CASCADE
);

-- The doses that a plan entry goes through, and what the person decided about them. Nothing climbs by itself.
CREATE TABLE dose_steps (
  user_id text REFERENCES users ON DELETE CASCADE,
  user_peptide_id bigint,
  position smallint CHECK (position BETWEEN 0 AND 19),
  dose text NOT NULL CHECK (dose <> ''),
  amount numeric(12,6) NOT NULL CHECK (amount > 0),
  unit text NOT NULL,
  weeks smallint CHECK (weeks BETWEEN 1 AND 104),
  doses smallint CHECK (doses BETWEEN 1 AND 1000),
  from_day date,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT dose_steps_check CHECK (num_nonnulls(weeks, doses, from_day) <= 1),
  PRIMARY KEY (user_id, user_peptide_id, "position"),
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id) ON DELETE CASCADE
);

-- Append-only. `position` is the step that holds from then on; doses are text, because the steps may be rewritten
-- later.
CREATE TABLE dose_step_decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  user_peptide_id bigint NOT NULL,
  client_id uuid,
  act text NOT NULL CHECK (act IN ('planned', 'take', 'stay', 'back', 'edited')),
  position smallint,
  from_dose text NOT NULL,
  to_dose text NOT NULL,
  until date,
  reason text CHECK (reason <> ''),
  -- why the steps were on hold when this was decided; null where they were not
  held_for text CHECK (held_for IN ('missed-doses', 'red-flag')),
  decided_on date NOT NULL,
  decided_at timestamptz(3) NOT NULL,
  UNIQUE (user_id, client_id),
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id) ON DELETE CASCADE
);

CREATE INDEX dose_step_decisions_by_entry ON dose_step_decisions (user_id, user_peptide_id, id DESC);

-- == doses ==

CREATE TABLE dosage_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  user_peptide_id bigint REFERENCES user_peptides ON DELETE SET NULL,
  -- kept apart from the plan entry, so that the history outlives it
  peptide_name text NOT NULL,
  dose text NOT NULL CHECK (dose <> ''),
  -- mL
  volume numeric(8,3) CHECK (volume > 0),
  injection_site text,
  feeling text,
  notes text,
  taken_at timestamptz(3) NOT NULL,
  -- the person's own calendar day at the time of logging; a later move of zone leaves it
  taken_on date NOT NULL,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- A dose as it was written keeps beside it what it says: an amount and its unit. Both are null where the text says
  -- none.
  amount numeric(13,6) CHECK (amount > 0),
  unit text
    CHECK (unit IN ('mg', 'mcg', 'IU', 'units', 'mL', 'tablets', 'capsules', 'sprays', 'drops', 'clicks',
      'applications')),
  -- When somebody changed it later; null for what is as it was logged.
  edited_at timestamptz(3),
  -- One dose may be split over up to four sites: the first is injection_site, the others are here. It remains one dose.
  additional_sites text[] NOT NULL DEFAULT '{}',
  CONSTRAINT dosage_logs_check CHECK ((amount IS NULL) = (unit IS NULL)),
  CONSTRAINT dosage_logs_additional_sites CHECK (cardinality(additional_sites) <= 3)
);

CREATE INDEX dosage_logs_by_user ON dosage_logs (user_id, taken_at DESC, id DESC);
CREATE INDEX dosage_logs_by_user_day ON dosage_logs (user_id, taken_on, user_peptide_id);
CREATE UNIQUE INDEX dosage_logs_client_key ON dosage_logs (user_id, client_id);
CREATE INDEX dosage_logs_by_entry ON dosage_logs (user_peptide_id, taken_at, id) WHERE user_peptide_id IS NOT NULL;
-- When something last went into each site: one look for each, however long the history is.
CREATE INDEX dosage_logs_by_site ON dosage_logs (user_id, lower(injection_site), taken_at DESC)
  WHERE injection_site IS NOT NULL;
-- Rows come in the order of time, so that a part of them is found by its blocks.
CREATE INDEX dosage_logs_by_creation ON dosage_logs USING brin (created_at) WITH (autosummarize='on');
-- The last use of a site is found in each position by one index lookup, however long the history is.
CREATE INDEX dosage_logs_by_second_site ON dosage_logs (user_id, lower(additional_sites[1]), taken_at DESC)
  WHERE additional_sites[1] IS NOT NULL;
CREATE INDEX dosage_logs_by_third_site ON dosage_logs (user_id, lower(additional_sites[2]), taken_at DESC)
  WHERE additional_sites[2] IS NOT NULL;
CREATE INDEX dosage_logs_by_fourth_site ON dosage_logs (user_id, lower(additional_sites[3]), taken_at DESC)
  WHERE additional_sites[3] IS NOT NULL;
-- Doses outlive their plan entry: once that is removed, they are found by the name of its peptide.
CREATE INDEX dosage_logs_of_removed_entries ON dosage_logs (user_id, peptide_name, taken_at, id)
  WHERE user_peptide_id IS NULL;

-- A site that somebody marked as sore rests; from which day on it did stays until it is taken back or said anew.
CREATE TABLE sore_sites (
  user_id text REFERENCES users ON DELETE CASCADE,
  site text CHECK (site <> ''),
  -- the person's own calendar day
  since date NOT NULL,
  PRIMARY KEY (user_id, site)
);

-- Injection sites as a person ordered and named them. Usual sites without a row follow in their usual order.
CREATE TABLE listed_sites (
  user_id text REFERENCES users ON DELETE CASCADE,
  -- the name of a usual site, or the client-made id of one that the person added
  site text CHECK (site <> ''),
  name text NOT NULL CHECK (name <> ''),
  -- null where it is none of the regions that labels name
  region text CHECK (region IN ('abdomen', 'thigh', 'upper arm', 'hip', 'buttock')),
  never_suggest boolean NOT NULL,
  -- the place on the list, from 1
  turn integer NOT NULL CHECK (turn > 0),
  -- doses keep the name that they recorded: these still count as this site
  former_names text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (user_id, site)
);

-- == supplements ==

CREATE TABLE supplements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(100) NOT NULL CHECK ((name)::text <> ''),
  brand text,
  category varchar(50) NOT NULL,
  description text NOT NULL,
  dosage_amount numeric(12,3) NOT NULL CHECK (dosage_amount > 0),
  dosage_unit text NOT NULL,
  recommended_use text NOT NULL,
  benefits text NOT NULL,
  side_effects text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  -- The uploaded picture of a vitamin, as peptides have one.
  image_hash text
);

CREATE UNIQUE INDEX supplements_name_key ON supplements (lower((name)::text));

CREATE TABLE supplement_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  supplement_id bigint REFERENCES supplements ON DELETE SET NULL,
  supplement_name text NOT NULL CHECK (supplement_name <> ''),
  quantity numeric(9,2) NOT NULL CHECK (quantity > 0),
  unit text NOT NULL CHECK (unit IN ('mg', 'mcg', 'IU', 'pills', 'capsules', 'tablets', 'drops', 'ml')),
  log_date date NOT NULL,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  edited_at timestamptz(3)
);

CREATE INDEX supplement_logs_by_user_day ON supplement_logs (user_id, log_date DESC, id DESC);
CREATE INDEX supplement_logs_by_supplement ON supplement_logs (supplement_id) WHERE supplement_id IS NOT NULL;
CREATE UNIQUE INDEX supplement_logs_client_key ON supplement_logs (user_id, client_id);

-- How far the list of supplements was brought: 0 before it was first filled. What operators take out of it stays out.
CREATE TABLE supplements_revision (
  revision integer NOT NULL
);

-- == shop ==

-- What can be sold: a peptide or a supplement, and what the shop says of it. Costs, stock and orders point here.
CREATE TABLE products (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  peptide_id bigint UNIQUE REFERENCES peptides ON DELETE CASCADE,
  supplement_id bigint UNIQUE REFERENCES supplements ON DELETE CASCADE,
  enabled boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'available' CHECK (status IN ('available', 'coming_soon', 'out_of_stock')),
  price numeric(12,2) CHECK (price >= 0),
  original_price numeric(12,2) CHECK (original_price >= 0),
  purity text,
  form text,
  storage text,
  rating numeric(2,1) NOT NULL DEFAULT 5 CHECK (rating BETWEEN 1 AND 5),
  reviews integer NOT NULL DEFAULT 0 CHECK (reviews >= 0),
  icon text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT products_check CHECK (num_nonnulls(peptide_id, supplement_id) = 1)
);

-- What lies in people's carts. What a line costs is reckoned from the product each time; the price that is kept is the
-- one that the person saw when they put it there.
CREATE TABLE cart_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  quantity integer NOT NULL DEFAULT 1 CHECK (quantity BETWEEN 1 AND 99),
  price numeric(12,2) NOT NULL CHECK (price >= 0),
  created_at timestamptz(3) NOT NULL,
  UNIQUE (user_id, product_id)
);

CREATE INDEX cart_items_by_product ON cart_items (product_id);

-- What was put into a cart under the browser's own id: sent again, it is not put there twice.
CREATE TABLE cart_additions (
  user_id text REFERENCES users ON DELETE CASCADE,
  client_id uuid,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, client_id)
);

-- Who wants to hear when a product can be bought.
CREATE TABLE product_watchers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  UNIQUE (user_id, product_id)
);

CREATE INDEX product_watchers_by_product ON product_watchers (product_id);

-- Addresses in the shop that a product had before it, or another product, was renamed: links to them still open it.
CREATE TABLE product_slugs (
  slug text PRIMARY KEY CHECK (slug <> ''),
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE
);

CREATE INDEX product_slugs_by_product ON product_slugs (product_id);

-- == pricing ==

CREATE TABLE vendor_prices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  peptide_id bigint NOT NULL REFERENCES peptides ON DELETE CASCADE,
  vendor_name text NOT NULL CHECK (vendor_name <> ''),
  price numeric(12,2) NOT NULL CHECK (price >= 0),
  dosage text NOT NULL,
  us_lab_tested boolean NOT NULL DEFAULT false,
  batch_tracked boolean NOT NULL DEFAULT false,
  notes text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  client_id uuid UNIQUE
);

CREATE INDEX vendor_prices_by_peptide ON vendor_prices (peptide_id, price, id);
CREATE INDEX vendor_prices_by_vendor ON vendor_prices (lower(vendor_name), id DESC);

-- What a product costs the operators, and what they mean to ask for it.
CREATE TABLE product_costs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL UNIQUE REFERENCES products ON DELETE CASCADE,
  cost_of_goods numeric(12,2) DEFAULT 0 CHECK (cost_of_goods >= 0),
  packaging_cost numeric(12,2) DEFAULT 0 CHECK (packaging_cost >= 0),
  testing_cost numeric(12,2) DEFAULT 0 CHECK (testing_cost >= 0),
  shipping_cost numeric(12,2) DEFAULT 0 CHECK (shipping_cost >= 0),
  other_costs numeric(12,2) DEFAULT 0 CHECK (other_costs >= 0),
  mailing_label_cost numeric(12,2) DEFAULT 0 CHECK (mailing_label_cost >= 0),
  barcode_cost numeric(12,2) DEFAULT 0 CHECK (barcode_cost >= 0),
  retail_price numeric(12,2) NOT NULL CHECK (retail_price >= 0),
  version integer NOT NULL DEFAULT 1
);

-- Where others sell the same: up to four pages of a peptide, one of a vitamin, and what was last read there.
CREATE TABLE price_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 4),
  url text,
  us_lab_tested boolean NOT NULL DEFAULT false,
  batch_tracked boolean NOT NULL DEFAULT false,
  -- what an operator read there themselves
  manual_price numeric(12,2) CHECK (manual_price >= 0),
  scraped_price numeric(12,2) CHECK (scraped_price >= 0),
  -- when the scraped price was read
  scraped_at timestamptz(3),
  -- why the latest try brought none, and when that was; null once one did
  problem text,
  problem_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  -- Pages of one host are asked for one after another.
  host text GENERATED ALWAYS AS (lower("substring"(url, '^https?://([^/?#:]+)'))) STORED,
  UNIQUE (product_id, "position")
);

CREATE INDEX price_links_by_host ON price_links (host, id) WHERE host IS NOT NULL;

-- What a price was, each time that it became another.
CREATE TABLE price_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  -- the vendor's name, or the host of the page
  vendor_name text NOT NULL CHECK (vendor_name <> ''),
  price numeric(12,2) NOT NULL CHECK (price >= 0),
  at timestamptz(3) NOT NULL,
  -- What the price bought, as the vendor words it: one vendor sells several packs.
  dosage text
);

CREATE INDEX price_history_by_product ON price_history (product_id, at);

-- When a host may be asked for something again without anybody waiting for it.
CREATE TABLE price_hosts (
  host text PRIMARY KEY,
  free_at timestamptz(3) NOT NULL
);

-- What a site's robots.txt said.
CREATE TABLE site_rules (
  origin text PRIMARY KEY,
  rules text NOT NULL,
  asked_at timestamptz(3) NOT NULL
);

-- == calculator ==

CREATE TABLE dosage_calculations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  peptide_id bigint REFERENCES peptides ON DELETE SET NULL,
  personal_peptide_id bigint REFERENCES personal_peptides ON DELETE SET NULL,
  -- kept apart from the peptide, so that the calculation outlives it
  peptide_name text NOT NULL,
  -- mg in the vial
  vial_concentration numeric(14,6) NOT NULL CHECK (vial_concentration > 0),
  -- mL
  bacteriostatic_water numeric(14,6) NOT NULL CHECK (bacteriostatic_water > 0),
  -- mg, and the unit in which it was typed
  desired_dose numeric(14,6) NOT NULL CHECK (desired_dose > 0),
  dose_unit text NOT NULL DEFAULT 'mg' CHECK (dose_unit IN ('mg', 'mcg', 'IU')),
  -- kg
  body_weight numeric(8,3) CHECK (body_weight > 0),
  -- mL, and mg/mL
  calculated_volume numeric(20,10) NOT NULL CHECK (calculated_volume > 0),
  concentration numeric(20,10) NOT NULL CHECK (concentration > 0),
  doses_per_vial integer NOT NULL CHECK (doses_per_vial >= 0),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- What is measured in IU is calculated in IU: vial and dose are in the unit, and the dose was typed in it or in mcg.
  unit text NOT NULL DEFAULT 'mg' CHECK (unit IN ('mg', 'IU')),
  -- The scale of the syringe that a calculation was made for; of earlier ones nobody said it.
  syringe_scale text CHECK (syringe_scale IN ('U-100', 'U-40')),
  CONSTRAINT dosage_calculations_check CHECK ((unit = 'IU') = (dose_unit = 'IU'))
);

CREATE INDEX dosage_calculations_by_user ON dosage_calculations (user_id, id DESC);
-- Who removes a peptide has its calculations forget it: without these, by reading all of them.
CREATE INDEX dosage_calculations_by_peptide ON dosage_calculations (peptide_id) WHERE peptide_id IS NOT NULL;
CREATE INDEX dosage_calculations_by_personal_peptide ON dosage_calculations (personal_peptide_id)
  WHERE personal_peptide_id IS NOT NULL;

-- == weight ==

CREATE TABLE weight_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- as it was typed, and in pounds
  weight numeric(7,2) NOT NULL CHECK (weight > 0),
  unit text NOT NULL DEFAULT 'lbs' CHECK (unit IN ('lbs', 'kg')),
  pounds numeric(8,3) NOT NULL CHECK (pounds > 0),
  notes text,
  -- a picture that lies elsewhere; those that were sent along are progress photos
  photo_link text,
  weigh_in_date date NOT NULL,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  edited_at timestamptz(3),
  UNIQUE (user_id, id)
);

CREATE INDEX weight_logs_by_user ON weight_logs (user_id, weigh_in_date DESC, id DESC) INCLUDE (pounds);
CREATE INDEX weight_logs_extremes ON weight_logs (user_id, pounds);
CREATE UNIQUE INDEX weight_logs_client_key ON weight_logs (user_id, client_id);

-- The pictures themselves are blobs, named by `name`; only their owner gets to see them.
CREATE TABLE progress_photos (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  weight_log_id bigint,
  name uuid NOT NULL,
  taken_on date NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  -- hash of the picture's content, for ETags
  content_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (user_id, weight_log_id) REFERENCES weight_logs (user_id, id) ON DELETE SET NULL (weight_log_id),
  UNIQUE (user_id, name)
);

CREATE INDEX progress_photos_by_user ON progress_photos (user_id, taken_on DESC, id DESC);
CREATE INDEX progress_photos_by_weight_log ON progress_photos (user_id, weight_log_id);

-- == nutrition ==

-- The foods that ship with the product.
CREATE TABLE food_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(200) NOT NULL CHECK ((name)::text <> ''),
  brand varchar(200),
  serving_size text NOT NULL,
  calories_per_serving numeric(8,2) NOT NULL CHECK (calories_per_serving >= 0),
  -- grams; sodium in milligrams
  protein numeric(8,2) NOT NULL CHECK (protein >= 0),
  carbs numeric(8,2) NOT NULL CHECK (carbs >= 0),
  fat numeric(8,2) NOT NULL CHECK (fat >= 0),
  fiber numeric(8,2) CHECK (fiber >= 0),
  sugar numeric(8,2) CHECK (sugar >= 0),
  sodium numeric(9,2) CHECK (sodium >= 0),
  -- What people call a food besides its name: small letters, with ', ' between them.
  other_names text NOT NULL DEFAULT '',
  -- What a search looks through: every word with a space or nothing before it.
  label text GENERATED ALWAYS AS (translate(lower((((name)::text || ', ') || other_names)), '()', '  ')) STORED NOT NULL
);

CREATE UNIQUE INDEX food_items_name_key ON food_items (lower((name)::text), lower((COALESCE(brand, ''))::text));
CREATE INDEX food_items_trigrams ON food_items USING gin (label gin_trgm_ops);

-- What somebody ate: the food's figures per serving as they were then, so that no later change rewrites the diary.
CREATE TABLE food_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  food_item_id bigint REFERENCES food_items ON DELETE SET NULL,
  food_name varchar(200) NOT NULL CHECK ((food_name)::text <> ''),
  brand varchar(200),
  serving_size text,
  calories numeric(8,2) NOT NULL CHECK (calories >= 0),
  protein numeric(8,2) NOT NULL CHECK (protein >= 0),
  carbs numeric(8,2) NOT NULL CHECK (carbs >= 0),
  fat numeric(8,2) NOT NULL CHECK (fat >= 0),
  fiber numeric(8,2) CHECK (fiber >= 0),
  sugar numeric(8,2) CHECK (sugar >= 0),
  sodium numeric(9,2) CHECK (sodium >= 0),
  servings numeric NOT NULL DEFAULT 1 CHECK (servings > 0),
  meal_type text NOT NULL CHECK (meal_type IN ('breakfast', 'lunch', 'dinner', 'snack')),
  log_date date NOT NULL,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  edited_at timestamptz(3),
  CONSTRAINT food_logs_servings_scale CHECK ((servings <= 1000) AND (scale(servings) <= 3))
);

CREATE INDEX food_logs_by_food_item ON food_logs (food_item_id) WHERE food_item_id IS NOT NULL;
CREATE UNIQUE INDEX food_logs_client_key ON food_logs (user_id, client_id);
CREATE INDEX food_logs_by_creation ON food_logs USING brin (created_at) WITH (autosummarize='on');
-- Entries of one day share an index entry if nothing in it differs; their order within the day is sorted.
CREATE INDEX food_logs_by_day ON food_logs (user_id, log_date);

-- What somebody aims at in a day, where they set it themselves; null where it is reckoned from their profile.
CREATE TABLE nutrition_targets (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- kcal, grams, grams, milliliters
  calories numeric(7,2) CHECK (calories BETWEEN 800 AND 6000),
  protein numeric(6,2) CHECK (protein BETWEEN 20 AND 400),
  fiber numeric(5,2) CHECK (fiber BETWEEN 5 AND 100),
  water numeric(7,2) CHECK (water BETWEEN 500 AND 8000),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

-- What somebody drank: as they typed it, and in milliliters.
CREATE TABLE water_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  amount numeric(6,2) NOT NULL CHECK (amount > 0),
  unit text NOT NULL CHECK (unit IN ('mL', 'fl oz')),
  milliliters numeric(6,2) NOT NULL CHECK ((milliliters > 0) AND (milliliters <= 3000)),
  log_date date NOT NULL,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX water_logs_by_user_day ON water_logs (user_id, log_date DESC, id DESC);
CREATE UNIQUE INDEX water_logs_client_key ON water_logs (user_id, client_id);

-- == reminders ==

CREATE TABLE reminders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  user_peptide_id bigint NOT NULL,
  title text NOT NULL CHECK (title <> ''),
  dose text CHECK (dose <> ''),
  frequency text NOT NULL,
  -- wall time, in whatever zone the person lives in
  time text NOT NULL CHECK ("time" ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  days text[] NOT NULL,
  -- from which 'Every other day' counts
  anchor date NOT NULL,
  -- minutes before, each once
  timing_options smallint[] NOT NULL CHECK (cardinality(timing_options) > 0),
  is_active boolean NOT NULL DEFAULT true,
  push boolean NOT NULL DEFAULT true,
  email boolean NOT NULL DEFAULT false,
  sms boolean NOT NULL DEFAULT false,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  -- From when on a reminder's occurrences count. What was before, while it was not made yet, was paused or had other
  -- days, nobody was to do: no dose settles it.
  counts_from timestamptz(3) NOT NULL DEFAULT now(),
  -- What a rhythm is told by besides its weekdays: every so many days or weeks, or so many days on and so many off.
  every smallint CHECK (every BETWEEN 1 AND 366),
  days_on smallint CHECK (days_on BETWEEN 1 AND 90),
  days_off smallint CHECK (days_off BETWEEN 1 AND 90),
  -- How often a reminder comes again until its dose is logged, in minutes. Its due is one of so many minutes before,
  -- below zero.
  repeat_every smallint CHECK (repeat_every IN (5, 10, 15, 30, 60)),
  -- The plan's frequency beside which somebody chose the reminder's times, or kept them. Null once the plan has said
  -- another since: whoever made it so is asked whether the reminder is to follow.
  answered_frequency text,
  UNIQUE (user_id, id),
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id) ON DELETE CASCADE,
  CONSTRAINT reminders_rhythm_check
    CHECK (CASE frequency
    WHEN 'Every few days' THEN (every IS NOT NULL)
    WHEN 'Every few weeks' THEN ((every IS NOT NULL) AND (every <= 52))
    WHEN 'Monthly' THEN ((every IS NULL) OR (every BETWEEN 2 AND 12))
    WHEN 'After the last dose' THEN (every IS NOT NULL)
    WHEN 'On and off' THEN ((days_on IS NOT NULL) AND (days_off IS NOT NULL))
    ELSE true
END)
);

CREATE INDEX reminders_by_entry ON reminders (user_id, user_peptide_id);
CREATE UNIQUE INDEX reminders_client_key ON reminders (user_id, client_id);

CREATE TABLE scheduled_alerts (
  reminder_id bigint REFERENCES reminders ON DELETE CASCADE,
  minutes_before smallint,
  occurs_on date NOT NULL,
  occurs_at timestamptz(3) NOT NULL,
  wall_time text NOT NULL,
  due_at timestamptz(3),
  alerted_at timestamptz(3),
  PRIMARY KEY (reminder_id, minutes_before)
);

CREATE INDEX scheduled_alerts_by_time ON scheduled_alerts (due_at) WHERE due_at IS NOT NULL;

-- Asked for on a reminder that came: once more, ten minutes later.
CREATE TABLE reminder_snoozes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reminder_id bigint NOT NULL REFERENCES reminders ON DELETE CASCADE,
  occurs_on date NOT NULL,
  occurs_at timestamptz(3) NOT NULL,
  -- how many times this occurrence was put off
  snoozes smallint NOT NULL CHECK (snoozes > 0),
  due_at timestamptz(3),
  UNIQUE (reminder_id, occurs_at, snoozes)
);

CREATE INDEX reminder_snoozes_by_time ON reminder_snoozes (due_at) WHERE due_at IS NOT NULL;

-- What became of an occurrence: a dose, or a decision to leave it out. One that stands here is not reminded of again.
CREATE TABLE reminder_outcomes (
  reminder_id bigint REFERENCES reminders ON DELETE CASCADE,
  occurs_on date NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('taken', 'skipped')),
  dosage_log_id bigint REFERENCES dosage_logs ON DELETE CASCADE,
  decided_at timestamptz(3) NOT NULL,
  -- An outcome belongs to an instant, not to a calendar day: who flies west across the date line has the same day
  -- twice.
  occurs_at timestamptz(3),
  -- whether it resolves this occurrence in the place of another, which a change of the reminder or the zone took away
  reassigned boolean NOT NULL DEFAULT false,
  PRIMARY KEY (reminder_id, occurs_at)
);

CREATE INDEX reminder_outcomes_by_dose ON reminder_outcomes (dosage_log_id) WHERE dosage_log_id IS NOT NULL;
CREATE INDEX reminder_outcomes_reassigned ON reminder_outcomes (reminder_id, occurs_on) WHERE reassigned;

-- Doses left out on purpose: adherence does not count them as due. Kept apart from the reminder, which may go.
CREATE TABLE skipped_doses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  user_peptide_id bigint NOT NULL,
  skipped_on date NOT NULL,
  -- which of the day's it was; no reference, because the reminder may go
  reminder_id bigint NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Why a dose was left out, in the person's words; nobody has to say.
  reason text CHECK ((length(reason) >= 1) AND (length(reason) <= 200)),
  CONSTRAINT skipped_doses_user_id_user_peptide_id_skipped_on_reminder_i_key
    UNIQUE (user_id, user_peptide_id, skipped_on, reminder_id),
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id) ON DELETE CASCADE
);

-- == notifications ==

CREATE TABLE user_notification_preferences (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  email_notifications boolean NOT NULL DEFAULT true,
  sms_notifications boolean NOT NULL DEFAULT false,
  in_app_notifications boolean NOT NULL DEFAULT true,
  -- minutes
  reminder_lead_time smallint NOT NULL DEFAULT 30 CHECK (reminder_lead_time IN (15, 30, 60, 120, 240)),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  -- What somebody is mailed, each with the switch that the link at the end of such a mail turns off: see decision 0048.
  reminder_mails boolean NOT NULL DEFAULT true,
  people_mails boolean NOT NULL DEFAULT true,
  order_mails boolean NOT NULL DEFAULT true,
  product_mails boolean NOT NULL DEFAULT true,
  -- At how many doses left, or how many days before the first dose that is not covered, a person is warned; 0 is never.
  low_vial_doses smallint NOT NULL DEFAULT 2 CHECK (low_vial_doses BETWEEN 0 AND 20),
  low_vial_days smallint NOT NULL DEFAULT 14 CHECK (low_vial_days BETWEEN 0 AND 60)
);

-- One row for each time that somebody is told something on one channel; `key` makes it the only one.
CREATE TABLE deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('in_app', 'push', 'email', 'sms')),
  kind text NOT NULL,
  -- for a reminder: 'reminder:occurrence:minutes before:snoozes', where the occurrence is the person's own day and wall
  -- time
  key text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  scheduled_at timestamptz(3) NOT NULL,
  is_late boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'failed', 'expired')),
  attempts smallint NOT NULL DEFAULT 0,
  -- the push subscriptions that were told already: another attempt leaves them out
  reached bigint[] NOT NULL DEFAULT '{}'::bigint[],
  last_error text,
  settled_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  -- of the app: what it leads to
  path text NOT NULL,
  about jsonb NOT NULL,
  UNIQUE (user_id, channel, key)
);

CREATE INDEX deliveries_dead ON deliveries (id DESC) WHERE status = 'failed';

-- What stands in the app's inbox.
CREATE TABLE inbox_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  delivery_id bigint NOT NULL UNIQUE REFERENCES deliveries ON DELETE CASCADE,
  read_at timestamptz(3),
  created_at timestamptz(3) NOT NULL
);

CREATE INDEX inbox_messages_by_user ON inbox_messages (user_id, id DESC);
CREATE INDEX inbox_messages_unread ON inbox_messages (user_id) WHERE read_at IS NULL;

-- Each attempt to tell somebody something, as it went.
CREATE TABLE notification_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  delivery_id bigint REFERENCES deliveries ON DELETE SET NULL,
  type text NOT NULL,
  method text NOT NULL CHECK (method IN ('in_app', 'push', 'email', 'sms')),
  scheduled_time timestamptz(3) NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  success boolean NOT NULL,
  error text,
  about jsonb NOT NULL
);

CREATE INDEX notification_logs_by_user ON notification_logs (user_id, method, success, sent_at DESC);
CREATE INDEX notification_logs_by_delivery ON notification_logs (delivery_id) WHERE delivery_id IS NOT NULL;

-- The browsers that somebody asked to be told in, and the session in which they did: what is told is as private as what
-- the session shows.
CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id bigint NOT NULL REFERENCES login_sessions ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  device text,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id);
CREATE INDEX push_subscriptions_by_session ON push_subscriptions (session_id);

-- Numbers from which STOP was texted, whosever they are: until START comes, nothing is texted there. See decision 0048.
CREATE TABLE stopped_numbers (
  phone_number text PRIMARY KEY,
  stopped_at timestamptz(3) NOT NULL
);

-- == secrets ==

-- Made at the first start and the same in every process: keys that sign for the product.
CREATE TABLE server_secrets (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

-- == earlier-versions ==

-- What a dose, a weigh-in, a food or a supplement was before it was changed or removed.
CREATE TABLE earlier_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  table_name text NOT NULL,
  -- no reference: the row may be gone
  row_id bigint NOT NULL,
  "row" jsonb NOT NULL,
  replaced_at timestamptz(3) NOT NULL,
  was_removed boolean NOT NULL
);

CREATE INDEX earlier_versions_by_row ON earlier_versions (user_id, table_name, row_id, id DESC);

-- == audit ==

-- What operators did. People stand here by their ids alone, without references: a row outlives them and names nobody
-- any more.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  actor_id text NOT NULL,
  -- from where
  ip_address inet,
  -- the part of the back office that it belongs to
  area text NOT NULL,
  -- what was done: 'reset-password'
  action text NOT NULL,
  -- what it was done to: a 'member', a 'peptide'
  kind text NOT NULL,
  object_id text NOT NULL,
  -- what it was called then; null for people, who are named by their accounts as long as there are any
  object_name text,
  -- what differed, as it was and as it became; null where there was, or is, nothing
  before jsonb,
  after jsonb
);

CREATE INDEX audit_log_by_actor ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log_by_object ON audit_log (kind, object_id, id DESC);
-- What was done on some days of the past.
CREATE INDEX audit_log_by_time ON audit_log (at DESC, id DESC);

-- == inventory ==

-- Stock, by batch. On hand is what is available and what is reserved together.
CREATE TABLE inventory_batches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  batch_number varchar(100) NOT NULL CHECK ((batch_number)::text <> ''),
  quantity_available integer NOT NULL DEFAULT 0 CHECK (quantity_available >= 0),
  quantity_reserved integer NOT NULL DEFAULT 0 CHECK (quantity_reserved >= 0),
  expiry_date date,
  supplier text,
  received_date date,
  cost_per_unit numeric(12,2) CHECK (cost_per_unit >= 0),
  notes text,
  client_id uuid UNIQUE,
  created_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- Why nothing of a batch is to be used any more, in words for members; nothing of it is sold from then on.
  recall_reason text CHECK (recall_reason <> '')
);

-- First to expire first; what never expires last.
CREATE INDEX inventory_batches_by_expiry ON inventory_batches (product_id, expiry_date, id);
CREATE INDEX inventory_batches_on_hand ON inventory_batches (product_id)
  WHERE (quantity_available + quantity_reserved) > 0;
-- Few batches are recalled: every read of a vial looks its lot up among them.
CREATE INDEX inventory_batches_recalled ON inventory_batches (lower((batch_number)::text))
  WHERE recall_reason IS NOT NULL;

-- Each change of a quantity. The movements of a batch sum to what is available and to what is reserved.
CREATE TABLE stock_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  batch_id bigint NOT NULL REFERENCES inventory_batches ON DELETE CASCADE,
  change integer NOT NULL,
  reserved_change integer NOT NULL DEFAULT 0,
  reason text NOT NULL CHECK (reason <> ''),
  -- by their id alone, as in the audit log; null for what nobody did by hand
  actor_id text,
  at timestamptz(3) NOT NULL,
  -- Which order moved them, by its number alone: a movement goes with its batch, and belongs to nobody.
  order_number text,
  CONSTRAINT stock_movements_check CHECK ((change <> 0) OR (reserved_change <> 0))
);

CREATE INDEX stock_movements_by_batch ON stock_movements (batch_id, id);
-- What sold, among all that came and went.
CREATE INDEX stock_movements_of_sales ON stock_movements (batch_id, at) WHERE reserved_change < 0;
CREATE INDEX stock_movements_by_order ON stock_movements (order_number) WHERE order_number IS NOT NULL;

-- Results of laboratories, by batch. The PDFs are blobs; a row whose batch is gone stays until its blob is removed.
CREATE TABLE batch_certificates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  batch_id bigint REFERENCES inventory_batches ON DELETE SET NULL,
  lab text NOT NULL CHECK (lab <> ''),
  tested_on date NOT NULL,
  method text NOT NULL CHECK (method <> ''),
  purity text,
  hash text NOT NULL UNIQUE,
  client_id uuid UNIQUE,
  created_at timestamptz(3) NOT NULL
);

CREATE INDEX batch_certificates_by_batch ON batch_certificates (batch_id, tested_on, id);

-- == imports ==

-- Tables that operators brought in, each once by the id that their browser made for it.
CREATE TABLE imports (
  client_id uuid PRIMARY KEY,
  -- what of: 'batches'
  kind text NOT NULL CHECK (kind <> ''),
  row_count integer NOT NULL CHECK (row_count > 0),
  at timestamptz(3) NOT NULL
);

-- == orders ==

-- What the shop's operators decide for every order: one row.
CREATE TABLE shop_settings (
  id boolean DEFAULT true PRIMARY KEY CHECK (id),
  shipping_fee numeric(12,2) NOT NULL DEFAULT 0 CHECK (shipping_fee >= 0),
  -- from this subtotal on sending costs nothing; null where it always costs the fee
  free_from numeric(12,2) CHECK (free_from >= 0),
  countries text[] NOT NULL DEFAULT '{US,CA}'::text[]
    CHECK ((countries <@ '{US,CA}'::text[]) AND (cardinality(countries) > 0)),
  -- lines of 'what: value', for whoever pays by invoice
  payment_instructions text NOT NULL DEFAULT '',
  days_to_pay integer NOT NULL DEFAULT 2 CHECK (days_to_pay BETWEEN 1 AND 90),
  -- whether Stripe adds the tax that it reckons
  automatic_tax boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1
);

-- Where somebody had their last order sent.
CREATE TABLE shipping_addresses (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  address jsonb NOT NULL
);

-- An order outlives its buyer's account: books are kept for years, without the person.
CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text REFERENCES users ON DELETE SET NULL,
  order_number text NOT NULL UNIQUE,
  client_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  payment_status text NOT NULL DEFAULT 'pending' CHECK (payment_status IN ('pending', 'paid', 'refunded', 'failed')),
  payment_method text NOT NULL CHECK (payment_method IN ('invoice', 'card')),
  -- what the payment is found by: the bank's reference, or Stripe's payment
  payment_id text,
  subtotal numeric(12,2) NOT NULL CHECK (subtotal >= 0),
  shipping_fee numeric(12,2) NOT NULL CHECK (shipping_fee >= 0),
  total_amount numeric(12,2) NOT NULL,
  country text NOT NULL,
  state text NOT NULL,
  -- null once the buyer's account is deleted
  shipping_address jsonb,
  tracking_number text,
  shipstation_order_id text,
  -- the buyer's
  notes text,
  -- until then it waits for its payment
  pay_by timestamptz(3) NOT NULL,
  cancel_reason text,
  created_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- Money that goes back: parts of a payment, and what banks take because a buyer disputes it. dollars given back so
  -- far, with the tax in them
  refunded_amount numeric(12,2) NOT NULL DEFAULT 0 CHECK (refunded_amount >= 0),
  -- dollars that disputes have taken, those that are open and those that are lost
  disputed_amount numeric(12,2) NOT NULL DEFAULT 0 CHECK (disputed_amount >= 0),
  -- the dispute that concerns the shop most
  dispute text CHECK (dispute IN ('inquiry', 'open', 'won', 'lost')),
  CONSTRAINT orders_check CHECK (total_amount = (subtotal + shipping_fee)),
  UNIQUE (user_id, client_id)
);

CREATE INDEX orders_by_buyer ON orders (user_id, id DESC);
CREATE INDEX orders_by_status ON orders (status, id DESC);
CREATE INDEX orders_by_payment ON orders (payment_status, id DESC);
CREATE INDEX orders_to_be_paid ON orders (pay_by)
  WHERE (payment_status IN ('pending', 'failed')) AND (status IN ('pending', 'processing'));
CREATE INDEX orders_to_forget ON orders (id) WHERE (user_id IS NULL) AND (shipping_address IS NOT NULL);
-- The stock that unpaid orders hold.
CREATE INDEX orders_unpaid ON orders (id)
  WHERE (status IN ('pending', 'processing')) AND (payment_status IN ('pending', 'failed'));

-- What was bought, a row for each batch that it comes from; names and prices stay as they were.
CREATE TABLE order_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  product_id bigint REFERENCES products ON DELETE SET NULL,
  batch_id bigint REFERENCES inventory_batches ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('peptide', 'supplement')),
  name text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_price numeric(12,2) NOT NULL CHECK (unit_price >= 0),
  total_price numeric(12,2) NOT NULL,
  vial_batch_number text NOT NULL,
  expiry_date date,
  shipped_at timestamptz(3),
  CONSTRAINT order_items_check CHECK (total_price = (unit_price * (quantity)::numeric))
);

CREATE INDEX order_items_by_order ON order_items (order_id, id);
CREATE INDEX order_items_by_product ON order_items (product_id);
CREATE INDEX order_items_by_batch ON order_items (batch_id);

-- How an order is paid.
CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL UNIQUE REFERENCES orders ON DELETE CASCADE,
  method text NOT NULL CHECK (method IN ('invoice', 'card')),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'paid', 'refunded', 'failed')),
  amount numeric(12,2) NOT NULL,
  -- on top of the amount, where the payment's service reckons it
  tax numeric(12,2) NOT NULL DEFAULT 0,
  -- what an operator noted of a bank transfer
  reference text,
  -- the page on which a card is asked for, as its service knows it
  session_id text UNIQUE,
  session_url text,
  -- the payment and its refund, as the service knows them
  intent_id text,
  refund_id text,
  -- an operator or a late payment asks for the money to go back; tried until it has
  refund_wanted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  settled_at timestamptz(3),
  -- Why the payment's service refuses to ask for the money, in its own words.
  refusal text,
  -- A refund never goes out by itself while a bank holds the money: it is held until the dispute is decided, unless an
  -- operator waives that.
  refund_hold text CHECK (refund_hold IN ('held', 'waived'))
);

-- What happened to an order, and who did it.
CREATE TABLE order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  -- a status, or 'paid', 'refunded', 'tracking', 'note'
  what text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('buyer', 'operator', 'shop')),
  -- by their id alone; null for what the shop does by itself
  actor_id text,
  detail text
);

CREATE INDEX order_events_by_order ON order_events (order_id, id);

-- What a payment's service told, once each.
CREATE TABLE payment_webhooks (
  id text PRIMARY KEY,
  type text NOT NULL,
  -- the session or payment that it is about
  object_id text NOT NULL,
  received_at timestamptz(3) NOT NULL
);

-- What a unit of an order cost when it was ordered: all seven costs, or where nobody said them what its batch did. By
-- the number of the item alone: what things cost the operators is no part of what a buyer takes along.
CREATE TABLE order_item_costs (
  item_id bigint PRIMARY KEY,
  unit_cost numeric(12,2) NOT NULL
);

CREATE TABLE payment_disputes (
  -- as the payment's service knows it
  id text PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('inquiry', 'open', 'won', 'lost')),
  amount numeric(12,2) NOT NULL CHECK (amount >= 0),
  -- the bank's word for it
  reason text NOT NULL,
  opened_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3)
);

CREATE INDEX payment_disputes_by_order ON payment_disputes (order_id);

-- Addresses that refused a mail about an order. One that takes a mail again is removed.
CREATE TABLE bounced_order_mails (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  bounced_at timestamptz(3) NOT NULL
);

-- Where an unpaid order comes from and goes to, as keyed hashes: unpaid orders are limited for each.
CREATE TABLE order_sources (
  order_id bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  network bytea NOT NULL,
  place bytea NOT NULL,
  -- Unpaid orders are counted as the last thing before the commit, so that checkouts from one network only wait for
  -- each other while they commit. What an order holds is kept beside where it comes from; rows without it are of the
  -- release before.
  units integer,
  -- What somebody ordered and did not pay counts for a day after it was cancelled, so its source stays for as long. The
  -- job that cancels unpaid orders deletes it then; orders that were paid or sent need none.
  given_up_at timestamptz(3)
);

CREATE INDEX order_sources_by_network ON order_sources (network) INCLUDE (order_id, units);
CREATE INDEX order_sources_by_place ON order_sources (place) INCLUDE (order_id, units);
CREATE INDEX order_sources_given_up ON order_sources (given_up_at) WHERE given_up_at IS NOT NULL;

-- == friends ==

-- What there is between two people: one row, whoever asked whom. It stays when they part, so that they are not told of
-- each other again and again, and whoever was told no can't ask again at once.
CREATE TABLE friendships (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- who asked last
  requester_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  addressee_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'rejected', 'withdrawn', 'ended')),
  created_at timestamptz(3) NOT NULL,
  -- when it was last accepted or rejected
  decided_at timestamptz(3),
  CONSTRAINT friendships_check CHECK (requester_id <> addressee_id),
  CONSTRAINT friendships_check1 CHECK ((decided_at IS NOT NULL) OR (status IN ('pending', 'ended')))
);

CREATE UNIQUE INDEX friendships_of_two
  ON friendships (LEAST(requester_id, addressee_id), GREATEST(requester_id, addressee_id));
CREATE INDEX friendships_by_requester ON friendships (requester_id, status, id DESC);
CREATE INDEX friendships_by_addressee ON friendships (addressee_id, status, id DESC);

-- Who wants to see nothing of whom; it holds both ways.
CREATE TABLE blocks (
  blocker_id text REFERENCES users ON DELETE CASCADE,
  blocked_id text REFERENCES users ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT blocks_check CHECK (blocker_id <> blocked_id),
  PRIMARY KEY (blocker_id, blocked_id)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked_id);

-- What members told the operators of each other.
CREATE TABLE abuse_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reporter_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  reported_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- 'member' for the person as such; else what of theirs it is about
  kind text NOT NULL CHECK (kind <> ''),
  -- of the message or the stack; null for a member
  subject_id bigint,
  -- what the subject said when it was reported
  quote text,
  reason text NOT NULL CHECK (reason IN ('harassment', 'spam', 'selling', 'dangerous', 'impersonation', 'other')),
  details text,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'dismissed', 'warned', 'suspended', 'hidden')),
  created_at timestamptz(3) NOT NULL,
  settled_at timestamptz(3),
  CONSTRAINT abuse_reports_check CHECK ((kind = 'member') = (subject_id IS NULL)),
  CONSTRAINT abuse_reports_check1 CHECK ((status = 'open') = (settled_at IS NULL))
);

-- Told twice, it is told once.
CREATE UNIQUE INDEX abuse_reports_open
  ON abuse_reports (reporter_id, reported_id, kind, subject_id) NULLS NOT DISTINCT WHERE status = 'open';
CREATE INDEX abuse_reports_by_reporter ON abuse_reports (reporter_id, id DESC);
CREATE INDEX abuse_reports_by_reported ON abuse_reports (reported_id, id DESC);
CREATE INDEX abuse_reports_waiting ON abuse_reports (id) WHERE status = 'open';
CREATE INDEX abuse_reports_settled ON abuse_reports (id DESC) WHERE status <> 'open';
CREATE INDEX abuse_reports_by_subject ON abuse_reports (subject_id) WHERE kind = 'message';

-- == stacks ==

-- Peptides that somebody put together, for themselves or for everybody to see.
CREATE TABLE peptide_stacks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  description text,
  is_public boolean NOT NULL DEFAULT false,
  -- since when an operator lets nobody but the owner see it
  hidden_at timestamptz(3),
  -- counted by a trigger
  likes integer NOT NULL DEFAULT 0 CHECK (likes >= 0),
  client_id uuid,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- Since when a stack waits for an operator's review; until then only its owner sees it.
  held_at timestamptz(3),
  UNIQUE (user_id, client_id)
);

CREATE INDEX peptide_stacks_by_user ON peptide_stacks (user_id, id DESC);
CREATE INDEX peptide_stacks_shared ON peptide_stacks (id DESC) WHERE is_public AND (hidden_at IS NULL);

CREATE TABLE peptide_stack_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stack_id bigint NOT NULL REFERENCES peptide_stacks ON DELETE CASCADE,
  peptide_id bigint NOT NULL REFERENCES peptides ON DELETE CASCADE,
  dose text,
  frequency text,
  notes text,
  "order" smallint NOT NULL CHECK ("order" > 0),
  UNIQUE (stack_id, "order")
);

CREATE INDEX peptide_stack_items_by_peptide ON peptide_stack_items (peptide_id);

CREATE TABLE stack_likes (
  stack_id bigint REFERENCES peptide_stacks ON DELETE CASCADE,
  user_id text REFERENCES users ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (stack_id, user_id)
);

CREATE INDEX stack_likes_by_user ON stack_likes (user_id);
CREATE INDEX stack_likes_by_day ON stack_likes (stack_id, created_at);

-- == chat ==

-- Conversations: of two people, of a member with the support team, and of named groups.
CREATE TABLE chat_rooms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL DEFAULT 'direct' CHECK (type IN ('direct', 'support', 'group')),
  -- of a group
  name text CHECK (name <> ''),
  created_by text REFERENCES users ON DELETE SET NULL,
  -- so that a group is made once, however often it is sent
  client_id uuid,
  -- the two of a direct room, in whatever order; null once one's account is deleted
  one_id text REFERENCES users ON DELETE SET NULL,
  other_id text REFERENCES users ON DELETE SET NULL,
  -- who talks to the support team
  member_id text UNIQUE REFERENCES users ON DELETE CASCADE,
  -- the places of its messages are counted here, and whatever happens to them
  last_seq bigint NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
  revision bigint NOT NULL DEFAULT 0,
  -- since when the member waits for the support team
  waiting_since timestamptz(3),
  -- who of the team answers, and since when
  answering_id text REFERENCES users ON DELETE SET NULL,
  answering_since timestamptz(3),
  -- since when there is something that nobody was told of who has not read it
  untold_since timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  -- of the last message, or of the room while there is none
  updated_at timestamptz(3) NOT NULL,
  -- When something was last said in a room of the support team. Rooms of anybody else have none, so that who writes
  -- there changes no index.
  supported_at timestamptz(3),
  -- Support messages up to this one need no reply: an operator marked them as done.
  done_seq bigint NOT NULL DEFAULT 0 CHECK (done_seq >= 0),
  CONSTRAINT chat_rooms_check CHECK (revision >= last_seq),
  CONSTRAINT chat_rooms_check1 CHECK ((type = 'group') = (name IS NOT NULL)),
  CONSTRAINT chat_rooms_check2 CHECK ((type = 'support') = (member_id IS NOT NULL)),
  CONSTRAINT chat_rooms_check3 CHECK ((type = 'direct') OR ((one_id IS NULL) AND (other_id IS NULL))),
  CONSTRAINT chat_rooms_check4 CHECK ((type = 'support') OR ((waiting_since IS NULL) AND (answering_id IS NULL))),
  CONSTRAINT chat_rooms_check5 CHECK (one_id <> other_id),
  UNIQUE (created_by, client_id),
  CONSTRAINT chat_rooms_check6 CHECK ((supported_at IS NULL) OR (type = 'support'))
);

CREATE UNIQUE INDEX chat_rooms_of_two ON chat_rooms (LEAST(one_id, other_id), GREATEST(one_id, other_id))
  WHERE (one_id IS NOT NULL) AND (other_id IS NOT NULL);
CREATE INDEX chat_rooms_by_one ON chat_rooms (one_id) WHERE one_id IS NOT NULL;
CREATE INDEX chat_rooms_by_other ON chat_rooms (other_id) WHERE other_id IS NOT NULL;
CREATE INDEX chat_rooms_by_answering ON chat_rooms (answering_id) WHERE answering_id IS NOT NULL;
CREATE INDEX chat_rooms_waiting ON chat_rooms (waiting_since, id) WHERE waiting_since IS NOT NULL;
CREATE INDEX chat_rooms_untold ON chat_rooms (untold_since) WHERE untold_since IS NOT NULL;
CREATE INDEX chat_rooms_of_support ON chat_rooms (supported_at DESC, id DESC) WHERE supported_at IS NOT NULL;

-- Who is in a room. The support team sits on its account's place.
CREATE TABLE chat_participants (
  room_id bigint REFERENCES chat_rooms ON DELETE CASCADE,
  user_id text REFERENCES users ON DELETE CASCADE,
  joined_at timestamptz(3) NOT NULL,
  -- what was said up to here they don't see
  from_seq bigint NOT NULL DEFAULT 0,
  last_read_at timestamptz(3),
  last_read_seq bigint NOT NULL DEFAULT 0,
  -- up to where they were told that there is something to read
  told_seq bigint NOT NULL DEFAULT 0,
  left_at timestamptz(3),
  -- Somebody who left a group is not added again by others for a while; who was taken out of it may be.
  left_by_choice boolean NOT NULL DEFAULT false,
  -- Who left a group by choice comes back only by accepting an invitation.
  invited_at timestamptz(3),
  -- null once their account is deleted, which ends the invitation
  invited_by text REFERENCES users ON DELETE SET NULL,
  declined_at timestamptz(3),
  PRIMARY KEY (room_id, user_id)
);

CREATE INDEX chat_participants_by_user ON chat_participants (user_id, room_id);
CREATE INDEX chat_participants_by_inviter ON chat_participants (invited_by) WHERE invited_by IS NOT NULL;
CREATE INDEX chat_participants_invited ON chat_participants (user_id, invited_at) WHERE invited_at IS NOT NULL;

CREATE TABLE chat_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id bigint NOT NULL REFERENCES chat_rooms ON DELETE CASCADE,
  -- its place in the room: from 1, without a gap
  seq bigint NOT NULL CHECK (seq > 0),
  -- of the room, when it last changed
  revision bigint NOT NULL,
  -- null once the account is deleted
  sender_id text REFERENCES users ON DELETE SET NULL,
  -- whether the sender wrote it for the support team
  from_support boolean NOT NULL DEFAULT false,
  client_id uuid,
  message_type text NOT NULL DEFAULT 'text' CHECK (message_type IN ('text', 'picture', 'joined', 'left', 'removed')),
  message text NOT NULL DEFAULT '',
  picture_name text,
  picture_hash text,
  picture_width integer,
  picture_height integer,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  -- How much room a picture takes, in all its sizes, so that what somebody keeps can be bounded.
  picture_bytes integer,
  CONSTRAINT chat_messages_check1 CHECK ((deleted_at IS NOT NULL) OR ((message_type = 'text') = (message <> ''))),
  CONSTRAINT chat_messages_check2
    CHECK ((deleted_at IS NOT NULL) OR ((message_type = 'picture') = (picture_name IS NOT NULL))),
  UNIQUE (room_id, seq),
  UNIQUE (sender_id, client_id),
  CONSTRAINT chat_messages_check CHECK ((deleted_at IS NULL) OR (message = ''))
);

CREATE INDEX chat_messages_by_revision ON chat_messages (room_id, revision);
-- With each message it is looked up when its sender sent those before it.
CREATE INDEX chat_messages_by_sender ON chat_messages (sender_id, id);
CREATE INDEX chat_messages_with_kept_picture ON chat_messages (id)
  WHERE (deleted_at IS NOT NULL) AND (picture_name IS NOT NULL);
CREATE INDEX chat_messages_by_creation ON chat_messages USING brin (created_at) WITH (autosummarize='on');
CREATE INDEX chat_pictures_by_sender ON chat_messages (sender_id) INCLUDE (picture_bytes)
  WHERE picture_name IS NOT NULL;
-- Unread counts skip deleted messages without reading them.
CREATE INDEX chat_messages_standing ON chat_messages (room_id, seq)
  WHERE (deleted_at IS NULL) AND (message_type IN ('text', 'picture'));

-- What the support team replies again and again.
CREATE TABLE saved_replies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (title <> ''),
  message text NOT NULL CHECK (message <> ''),
  updated_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1
);

-- How long members waited for the support team, each time; null until they hear from it.
CREATE TABLE support_waits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id bigint NOT NULL REFERENCES chat_rooms ON DELETE CASCADE,
  since timestamptz(3) NOT NULL,
  until timestamptz(3),
  CONSTRAINT support_waits_check CHECK (until >= since)
);

CREATE INDEX support_waits_by_room ON support_waits (room_id);
CREATE UNIQUE INDEX support_waits_open ON support_waits (room_id) WHERE until IS NULL;

-- == reports ==

-- Pages that somebody looked at, kept for 13 months.
CREATE TABLE page_visits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text REFERENCES users ON DELETE CASCADE,
  -- of a member the sign-in; of anybody else an id that the server makes, another one each day
  session_id text NOT NULL CHECK (session_id <> ''),
  -- the pattern of the path, without any id
  page_path text NOT NULL CHECK (page_path ~~ '/%'),
  -- a host, and nothing more
  referrer text CHECK (referrer !~~ '%/%'),
  -- the network, not the address
  ip_address cidr,
  user_agent text,
  -- seconds
  visit_duration integer NOT NULL CHECK (visit_duration >= 0),
  visited_at timestamptz(3) NOT NULL
);

-- Rows come in the order of time, so that whole blocks are too old at once.
CREATE INDEX page_visits_by_time ON page_visits USING brin (visited_at) WITH (autosummarize='on');
-- Visits of one person are only looked up together, for the export and when the account goes.
CREATE INDEX page_visits_of_user ON page_visits (user_id) WHERE user_id IS NOT NULL;

-- What the ids of visitors without an account are made of: once a day's secret is gone, nobody can tell whose they
-- were.
CREATE TABLE visit_secrets (
  day date PRIMARY KEY,
  secret text NOT NULL
);

-- What happened, or no longer did (a negative amount), and is not summed up yet. A person is a number that leads to
-- nobody.
CREATE TABLE report_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person bigint NOT NULL,
  at timestamptz(3) NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  amount bigint NOT NULL
);

-- On whose calendars days are counted. To sum one up anew, delete it.
CREATE TABLE report_zones (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  -- up to the day before this one levels are reckoned; null when something before it changed
  levels_before date,
  -- Up to the day before this one everything is summed up.
  filled_before date NOT NULL DEFAULT 'infinity'::date
);

-- How often somebody did something on a day: 'active', 'visitor', 'session', 'dose', and 'peptide' with its name.
CREATE TABLE report_marks (
  zone smallint,
  about text,
  subject text,
  person bigint,
  day date,
  times bigint NOT NULL,
  PRIMARY KEY (zone, about, subject, person, day)
);

CREATE INDEX report_marks_none ON report_marks (zone) WHERE times = 0;
-- Marks are added day by day, so that the last weeks lie together.
CREATE INDEX report_marks_by_day ON report_marks USING brin (day) WITH (pages_per_range='16', autosummarize='on');

-- Of how many people a day is marked whose last marked day before it was `before`. The people of any span are those
-- whose last one was before the span, so that each is counted once.
CREATE TABLE report_gaps (
  zone smallint,
  about text,
  subject text,
  day date,
  before date,
  people integer NOT NULL,
  PRIMARY KEY (zone, about, day, before, subject)
);

CREATE INDEX report_gaps_none ON report_gaps (zone) WHERE people = 0;
-- Of marks of weeks the subject is the week of signing up.
CREATE INDEX report_gaps_of_weeks ON report_gaps (zone, subject, day) INCLUDE (people) WHERE about = 'week';

-- What was done on a day, whoever did it: doses by peptide, views by page, and how far those got who signed up on it.
CREATE TABLE report_counts (
  zone smallint,
  kind text,
  day date,
  subject text,
  amount bigint NOT NULL,
  PRIMARY KEY (zone, kind, day, subject)
);

CREATE INDEX report_counts_none ON report_counts (zone) WHERE amount = 0;

-- How far each person got.
CREATE TABLE report_people (
  zone smallint,
  person bigint,
  signed_up_on date,
  profiles bigint NOT NULL DEFAULT 0,
  plans bigint NOT NULL DEFAULT 0,
  doses bigint NOT NULL DEFAULT 0,
  orders bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (zone, person)
);

-- People who were equally active in the four weeks.
CREATE TABLE report_levels (
  zone smallint,
  weeks integer,
  active_weeks integer,
  active_days integer,
  people bigint NOT NULL,
  sessions bigint NOT NULL,
  doses bigint NOT NULL,
  PRIMARY KEY (zone, weeks, active_weeks, active_days)
);

-- Marks that are being changed: filled and emptied within one transaction.
CREATE UNLOGGED TABLE report_batch (
  zone smallint,
  about text,
  subject text,
  person bigint,
  day date,
  change bigint NOT NULL,
  PRIMARY KEY (zone, about, subject, person, day)
);

-- Operators who want the report of each week by mail; a row is a yes.
CREATE TABLE weekly_reports (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- the Monday whose report is sent, or was when they said yes
  sent_for date NOT NULL
);

-- A part of what happened before, by the day: filled and emptied within one transaction.
CREATE UNLOGGED TABLE report_portion (
  person bigint NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  amount bigint NOT NULL
);

-- == assistant ==

-- What the product itself says, piece by piece, as it is searched: drawn from the catalogue, the knowledge cards and
-- the guidelines.
CREATE TABLE library_passages (
  key text PRIMARY KEY,
  -- of two that are found alike, the one that stands first
  place integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('peptide', 'card', 'guideline', 'answer')),
  title text NOT NULL,
  heading text NOT NULL,
  body text NOT NULL,
  address text NOT NULL,
  search tsvector NOT NULL
);

CREATE INDEX library_passages_search ON library_passages USING gin (search);

-- Every stem in them with the number of passages that it stands in: how much it tells, and what a mistyped word may
-- have meant.
CREATE TABLE library_words (
  word text PRIMARY KEY,
  passages integer NOT NULL CHECK (passages > 0)
);

CREATE INDEX library_words_alike ON library_words USING gin (word gin_trgm_ops);

-- Conversations with the assistant. A question and its answer are stored together, once the answer has ended.
CREATE TABLE ai_chat_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  title varchar(200) NOT NULL CHECK ((title)::text <> ''),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

CREATE INDEX ai_chat_sessions_latest ON ai_chat_sessions (user_id, updated_at DESC, id DESC);

CREATE TABLE ai_chat_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES ai_chat_sessions ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- of a question: made by its client, so that what is sent again is asked once
  client_id uuid,
  role text NOT NULL CHECK (role IN ('user', 'assistant')),
  content text NOT NULL CHECK (content <> ''),
  -- false where the answer was cut off before its end
  is_whole boolean NOT NULL DEFAULT true,
  citations jsonb NOT NULL DEFAULT '[]',
  -- where in the content stands what no source has
  unverified jsonb NOT NULL DEFAULT '[]',
  used_own_data boolean NOT NULL DEFAULT false,
  -- of an answer: what went to the provider for it, and to whom; null where nothing did
  sent jsonb,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT ai_chat_messages_check CHECK ((role = 'user') = (client_id IS NOT NULL)),
  UNIQUE (user_id, client_id)
);

CREATE INDEX ai_chat_messages_in_order ON ai_chat_messages (session_id, id);

-- Whether somebody's own plan and logs go to the provider with their questions; no row means no.
CREATE TABLE ai_sharing (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  shares_own_data boolean NOT NULL,
  changed_at timestamptz(3) NOT NULL
);

-- What the assistant took in each calendar month (UTC), of everybody together.
CREATE TABLE ai_months (
  month date PRIMARY KEY CHECK (EXTRACT(day FROM month) = 1),
  answers integer NOT NULL DEFAULT 0,
  cut integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  -- what was used, and what answers that are under way may use at most
  tokens bigint NOT NULL DEFAULT 0,
  -- What goes in and what comes out is priced apart. Of months that began before, only the sum is known.
  input_tokens bigint DEFAULT 0,
  output_tokens bigint DEFAULT 0,
  -- The highest share of the month, in percent, that operators were alarmed at.
  alarmed_at_percent smallint NOT NULL DEFAULT 0
);

-- The product's own sentences about somebody, as they went to the provider to be put into better words, and what came
-- of it.
CREATE TABLE ai_wordings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- SHA-256 of what was sent, so that the same is asked for once
  digest text NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
  -- what went to the provider, and to whom
  sent jsonb NOT NULL,
  -- the better words by sentence; null where none came
  words jsonb,
  asked_at timestamptz(3) NOT NULL,
  UNIQUE (user_id, digest)
);

-- Questions to the assistant that are being answered, so that one that comes again meanwhile, to whichever process,
-- waits for the same answer.
CREATE TABLE ai_questions_underway (
  user_id text REFERENCES users ON DELETE CASCADE,
  client_id uuid,
  asked_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, client_id)
);

-- What went to the provider for questions outside of conversations, so that the export has it; the answers are kept
-- nowhere.
CREATE TABLE ai_single_questions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  sent jsonb NOT NULL,
  asked_at timestamptz(3) NOT NULL
);

CREATE INDEX ai_single_questions_of_user ON ai_single_questions (user_id, id);

-- What each person used of the assistant's month, by day (UTC); days of months that are over are deleted.
CREATE TABLE ai_person_days (
  user_id text REFERENCES users ON DELETE CASCADE,
  day date,
  tokens bigint NOT NULL,
  PRIMARY KEY (user_id, day)
);

-- == profile-pictures ==

-- The picture itself is a blob. Its address, with the hash of its content, is in users.profile_image_url.
CREATE TABLE profile_pictures (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  content_hash text NOT NULL,
  bytes integer NOT NULL CHECK (bytes > 0),
  created_at timestamptz NOT NULL
);

-- == import-history ==

-- Files that people imported into their own account, so that an import can be undone and repeated.
CREATE TABLE log_imports (
  user_id text REFERENCES users ON DELETE CASCADE,
  id uuid,
  file_name text NOT NULL CHECK (file_name <> ''),
  imported_at timestamptz(3) NOT NULL,
  undone_at timestamptz(3),
  PRIMARY KEY (user_id, id)
);

CREATE TABLE imported_rows (
  user_id text REFERENCES users ON DELETE CASCADE,
  import_id uuid NOT NULL,
  table_name text,
  -- no reference: rows of many tables; one that is gone counts as none
  row_key text,
  -- the exported account and its key of the row; empty for rows of other files
  origin_account text DEFAULT '',
  origin_key text NOT NULL DEFAULT '',
  -- false for what was there before: the import only found it
  was_added boolean NOT NULL,
  -- of the row as it was imported: another one says that somebody changed it since
  digest text NOT NULL,
  PRIMARY KEY (user_id, table_name, origin_account, row_key),
  FOREIGN KEY (user_id, import_id) REFERENCES log_imports (user_id, id) ON DELETE CASCADE
);

CREATE INDEX imported_rows_by_import ON imported_rows (user_id, import_id);
CREATE INDEX imported_rows_by_origin ON imported_rows (user_id, table_name, origin_account, origin_key);

-- == security-events ==

-- What happened to how an account is signed in to, protected or reached, for its owner and for operators. No secret and
-- nothing that was typed is in here.
CREATE TABLE security_events (
  user_id text REFERENCES users ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz(3) NOT NULL,
  kind text NOT NULL
    CHECK (kind IN ('sign-up', 'sign-in-password', 'sign-in-code', 'sign-in-recovery-code', 'sign-in-passkey',
      'identity-check', 'sign-out', 'session-ended', 'other-sessions-ended', 'password-changed',
      'password-reset-requested', 'password-reset', 'password-reset-by-team', 'passkey-added', 'passkey-removed',
      'two-step-on', 'two-step-off', 'recovery-codes-renewed', 'recovery-code-used', 'sign-in-methods-removed',
      'email-verified', 'email-change-requested', 'email-changed', 'email-change-undone', 'phone-changed',
      'phone-removed', 'phone-verified', 'data-export', 'account-deletion', 'admin-access', 'admin-rights-changed',
      'account-suspended', 'account-unsuspended')),
  outcome text NOT NULL CHECK (outcome IN ('ok', 'refused', 'limited')),
  device_type text,
  browser_info text,
  ip_address inet,
  PRIMARY KEY (user_id, id)
);

-- The operators' list, newest first.
CREATE INDEX security_events_by_id ON security_events (id);
-- What is too old, and what is unusual lately. Rows come in the order of time, so that a small index does.
CREATE INDEX security_events_by_time ON security_events USING brin (at) WITH (pages_per_range='16');

-- == vials ==

-- Vials, pens and packages that a person has at home, each for one entry of their plan.
CREATE TABLE vials (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  user_peptide_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('vial', 'pen', 'click-pen', 'tablets', 'capsules', 'spray')),
  state text NOT NULL CHECK (state IN ('sealed', 'in-use', 'finished', 'discarded')),
  amount numeric(12,6) NOT NULL CHECK (amount > 0),
  unit text NOT NULL CHECK (unit IN ('mg', 'mcg', 'IU', 'tablets', 'capsules', 'sprays')),
  -- of a blend: what it is made of, as its label says
  components jsonb NOT NULL DEFAULT '[]',
  -- mL; null where nothing is liquid or nothing is mixed yet
  water_ml numeric(10,6) CHECK (water_ml > 0),
  mixed_on date,
  discard_on date,
  expires_on date,
  lot text CHECK (lot <> ''),
  -- mL that each draw loses
  dead_space_ml numeric(4,3) NOT NULL DEFAULT 0 CHECK (dead_space_ml BETWEEN 0 AND 0.1),
  clicks_per_ml numeric(8,3) CHECK (clicks_per_ml > 0),
  -- the syringe that draws from it
  syringe_scale text CHECK (syringe_scale IN ('U-100', 'U-40')),
  syringe_ml numeric(2,1) CHECK (syringe_ml IN (0.3, 0.5, 1)),
  syringe_graduation numeric(2,1) CHECK (syringe_graduation > 0),
  cost numeric(12,2) CHECK (cost >= 0),
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  source text CHECK (source <> ''),
  client_id uuid,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  -- Which unit of an item of an order a vial is. Each unit is one vial; a vial outlives its order.
  order_item_id bigint REFERENCES order_items ON DELETE SET NULL,
  order_unit integer CHECK (order_unit > 0),
  CONSTRAINT vials_check CHECK (discard_on >= mixed_on),
  CONSTRAINT vials_check1 CHECK ((cost IS NULL) = (currency IS NULL)),
  UNIQUE (user_id, id),
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id) ON DELETE CASCADE
);

CREATE INDEX vials_by_entry ON vials (user_id, user_peptide_id, id DESC);
CREATE UNIQUE INDEX vials_client_key ON vials (user_id, client_id);
CREATE UNIQUE INDEX vials_order_unit_key ON vials (user_id, order_item_id, order_unit);
CREATE INDEX vials_by_order_item ON vials (order_item_id) WHERE order_item_id IS NOT NULL;
-- Vials whose lot was typed by hand are found by it.
CREATE INDEX vials_by_lot ON vials (lower(lot)) WHERE (lot IS NOT NULL) AND (order_item_id IS NULL);

-- What left a container and what came back: its content minus these is what is left.
CREATE TABLE vial_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  vial_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('draw', 'dead-space', 'return', 'correction', 'spill', 'discard', 'priming')),
  -- in the unit of the container, or in mL, as it was recorded; negative for what came back
  amount numeric(24,12),
  volume_ml numeric(24,12),
  -- no reference: the dose may be gone
  dose_id bigint,
  note text CHECK (note <> ''),
  client_id uuid,
  at timestamptz(3) NOT NULL,
  CONSTRAINT vial_movements_check CHECK (num_nonnulls(amount, volume_ml) = 1),
  FOREIGN KEY (user_id, vial_id) REFERENCES vials (user_id, id) ON DELETE CASCADE
);

CREATE INDEX vial_movements_by_vial ON vial_movements (user_id, vial_id, id DESC);
CREATE INDEX vial_movements_by_dose ON vial_movements (user_id, dose_id) WHERE dose_id IS NOT NULL;
CREATE UNIQUE INDEX vial_movements_client_key ON vial_movements (user_id, client_id);

-- When the vials of each person are checked next.
CREATE TABLE vial_checks (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  due_at timestamptz(3) NOT NULL
);

CREATE INDEX vial_checks_due ON vial_checks (due_at, user_id);

-- What a person was warned of, once for each vial and cause.
CREATE TABLE vial_warnings (
  user_id text REFERENCES users ON DELETE CASCADE,
  vial_id bigint,
  cause text CHECK (cause IN ('runs-low', 'discard', 'recalled')),
  -- null for one that was snoozed before it was sent
  warned_at timestamptz(3),
  -- the person's own day on which the warning comes again; null where nobody asked for that
  snoozed_until date,
  PRIMARY KEY (user_id, vial_id, cause),
  FOREIGN KEY (user_id, vial_id) REFERENCES vials (user_id, id) ON DELETE CASCADE
);

-- == side-effects ==

CREATE TABLE side_effects (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK ((length(name) >= 1) AND (length(name) <= 100)),
  -- a grade: 0 none, 1 mild, 2 moderate, 3 severe, 4 life-threatening
  severity smallint NOT NULL CHECK (severity BETWEEN 0 AND 4),
  started_at timestamptz(3) NOT NULL,
  -- null while it goes on
  ended_at timestamptz(3),
  note text,
  -- the plan entry that the person thinks of
  user_peptide_id bigint,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  edited_at timestamptz(3),
  CONSTRAINT side_effects_check CHECK (ended_at >= started_at),
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id) ON DELETE SET NULL (user_peptide_id),
  CONSTRAINT side_effects_own_key UNIQUE (user_id, id)
);

CREATE INDEX side_effects_by_user ON side_effects (user_id, started_at DESC, id DESC);
CREATE INDEX side_effects_by_entry ON side_effects (user_id, user_peptide_id);
CREATE UNIQUE INDEX side_effects_client_key ON side_effects (user_id, client_id);

-- The photo of a side effect; its pictures are with the blobs.
CREATE TABLE side_effect_photos (
  user_id text REFERENCES users ON DELETE CASCADE,
  side_effect_id bigint,
  name text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  content_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, side_effect_id),
  FOREIGN KEY (user_id, side_effect_id) REFERENCES side_effects (user_id, id) ON DELETE CASCADE,
  UNIQUE (user_id, name)
);

-- == measurements ==

CREATE TABLE measurements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  -- as it was typed
  value numeric(9,3) NOT NULL CHECK (value >= 0),
  unit text NOT NULL,
  measured_at timestamptz(3) NOT NULL,
  note text,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  edited_at timestamptz(3),
  CONSTRAINT measurements_unit_of_kind
    CHECK (unit = ANY ((
CASE kind
    WHEN 'waist' THEN '{cm,in}'
    WHEN 'hip' THEN '{cm,in}'
    WHEN 'chest' THEN '{cm,in}'
    WHEN 'arm' THEN '{cm,in}'
    WHEN 'thigh' THEN '{cm,in}'
    WHEN 'neck' THEN '{cm,in}'
    WHEN 'body-fat' THEN '{%}'
    WHEN 'systolic' THEN '{mmHg}'
    WHEN 'diastolic' THEN '{mmHg}'
    WHEN 'pulse' THEN '{bpm}'
    WHEN 'resting-heart-rate' THEN '{bpm}'
    WHEN 'glucose' THEN '{mg/dL,mmol/L}'
    WHEN 'sleep' THEN '{h}'
    WHEN 'energy' THEN '{/10}'
    WHEN 'mood' THEN '{/10}'
    WHEN 'appetite' THEN '{/10}'
    ELSE '{}'
END)::text[]))
);

CREATE INDEX measurements_by_user ON measurements (user_id, measured_at DESC, id DESC);
CREATE UNIQUE INDEX measurements_client_key ON measurements (user_id, client_id);

-- What a person wants to be reminded to measure, how often, and when next.
CREATE TABLE measuring_reminders (
  user_id text REFERENCES users ON DELETE CASCADE,
  subject text CHECK (subject IN ('weight', 'waist', 'blood-pressure', 'labs')),
  every_days smallint NOT NULL CHECK (every_days IN (7, 14, 30, 90)),
  due_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, subject)
);

CREATE INDEX measuring_reminders_due ON measuring_reminders (due_at, user_id, subject);

-- == labs ==

CREATE TABLE lab_results (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- what the test is called; its LOINC code where it is one of the list
  analyte text NOT NULL CHECK ((length(analyte) >= 1) AND (length(analyte) <= 100)),
  loinc text,
  -- value, unit and range as they are printed
  value numeric(16,6) NOT NULL CHECK (value >= 0),
  comparator text CHECK (comparator IN ('<', '>')),
  unit text NOT NULL,
  range_low numeric(16,6) CHECK (range_low >= 0),
  range_high numeric(16,6),
  lab text,
  collected_at timestamptz(3) NOT NULL,
  fasting boolean,
  note text,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  edited_at timestamptz(3),
  CONSTRAINT lab_results_check CHECK (range_high >= range_low),
  -- Each result's own key, so that its report refers to result and person.
  CONSTRAINT lab_results_own_key UNIQUE (user_id, id)
);

CREATE INDEX lab_results_by_user ON lab_results (user_id, collected_at DESC, id DESC);
CREATE UNIQUE INDEX lab_results_client_key ON lab_results (user_id, client_id);

-- The unit in which a person reads a laboratory test, where that is not the one that was typed.
CREATE TABLE lab_units (
  user_id text REFERENCES users ON DELETE CASCADE,
  loinc text,
  unit text NOT NULL CHECK ((length(unit) >= 1) AND (length(unit) <= 40)),
  PRIMARY KEY (user_id, loinc)
);

-- The pages of a lab report as pictures; they are stored with the blobs.
CREATE TABLE lab_report_pages (
  user_id text REFERENCES users ON DELETE CASCADE,
  lab_result_id bigint,
  page smallint CHECK (page BETWEEN 1 AND 10),
  name text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  content_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, lab_result_id, page),
  UNIQUE (user_id, name),
  FOREIGN KEY (user_id, lab_result_id) REFERENCES lab_results (user_id, id) ON DELETE CASCADE
);

-- == views ==

-- What reports take off a sale, in cents: refunds and disputes fall on goods, shipping and tax in proportion, and on
-- each item in proportion. Rounded along the running sum, the parts add up to the whole.
CREATE FUNCTION sale_reductions(sale orders) RETURNS TABLE (kind text, subject text, amount bigint)
  LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT part.kind, item.name, -part.cents
    FROM (SELECT least(1, (sale.refunded_amount + sale.disputed_amount) / nullif(sale.total_amount + coalesce(
        (SELECT tax FROM payments WHERE payments.order_id = sale.id), 0), 0)) AS rate) AS reduction
    CROSS JOIN (SELECT order_items.id, order_items.name, 100 * total_price AS cents,
        sum(100 * total_price) OVER (ORDER BY order_items.id) AS running, unit_cost IS NOT NULL AS is_costed
      FROM order_items LEFT JOIN order_item_costs ON item_id = order_items.id WHERE order_items.order_id = sale.id) AS item
    CROSS JOIN LATERAL (SELECT (round(running * rate) - round((running - cents) * rate))::bigint AS cents) AS reduced
    CROSS JOIN LATERAL (VALUES ('revenue', reduced.cents), ('costed', CASE WHEN is_costed THEN reduced.cents END))
      AS part (kind, cents)
    WHERE part.cents <> 0;
  END;

-- What each order says of itself once it counts, in cents. Costs, and the revenue that they are known of, go together.
CREATE VIEW report_sales AS
  SELECT sale.id AS sale, created_at AS at, 'sale' AS kind, '' AS subject, 1::bigint AS amount FROM orders AS sale
  UNION ALL SELECT sale.id, created_at, 'sold-in', item.name, 1
  FROM orders AS sale JOIN order_items AS item ON order_id = sale.id GROUP BY sale.id, item.name
  UNION ALL SELECT sale.id, created_at, told.kind, item.name, told.amount::bigint
  FROM orders AS sale JOIN order_items AS item ON order_id = sale.id LEFT JOIN order_item_costs ON item_id = item.id
  CROSS JOIN LATERAL (VALUES ('units', quantity::numeric), ('revenue', 100 * total_price),
    ('costed', CASE WHEN unit_cost IS NOT NULL THEN 100 * total_price END), ('cost', 100 * unit_cost * quantity),
    ('units-uncosted', CASE WHEN unit_cost IS NULL THEN quantity END))
    AS told (kind, amount)
  WHERE told.amount <> 0
  UNION ALL SELECT sale.id, created_at, reduction.kind, reduction.subject, reduction.amount
  FROM orders AS sale CROSS JOIN LATERAL sale_reductions(sale) AS reduction
  WHERE sale.refunded_amount + sale.disputed_amount > 0;

CREATE FUNCTION report_person(id text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN hashtextextended(id, 0);

CREATE FUNCTION has_profile(person users) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN person.date_of_birth IS NOT NULL AND person.height_feet IS NOT NULL AND person.height_inches IS NOT NULL
    AND person.weight IS NOT NULL AND person.gender IS NOT NULL;

CREATE FUNCTION session_seconds(session login_sessions) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN extract(epoch FROM session.seen_until - session.login_time)::bigint;

-- An order counts while it is paid and not cancelled. What is in it changes only while it is cancelled.
CREATE FUNCTION is_sale(sale orders) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN sale.payment_status = 'paid' AND sale.status <> 'cancelled';

-- An answer by the quarters of an hour that it took, up to a week.
CREATE FUNCTION wait_of(wait support_waits) RETURNS TABLE (kind text, subject text, amount bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT told.kind, told.subject, told.amount
    FROM (SELECT extract(epoch FROM wait.until - wait.since)::bigint) AS waited (seconds)
    CROSS JOIN LATERAL (VALUES ('waiting', '', CASE WHEN wait.until IS NULL THEN 1::bigint END),
      ('wait', least(seconds / 900, 672)::text, CASE WHEN seconds IS NOT NULL THEN 1::bigint END),
      ('wait-seconds', '', nullif(seconds, 0))) AS told (kind, subject, amount)
    WHERE told.amount IS NOT NULL;
  END;

-- The same of all that is there: what a zone's days are summed up from when they are wanted for the first time. The
-- owner and the number of a visit tell the parts in which that is done.
CREATE VIEW report_history AS
  SELECT report_person(user_id) AS person, created_at AS at, 'active' AS kind, '' AS subject, 1::bigint AS amount FROM weight_logs
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM food_logs
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM water_logs
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM supplement_logs
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM progress_photos
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM skipped_doses
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM dosage_calculations
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM personal_peptides
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM peptide_stacks
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM stack_likes
  UNION ALL SELECT report_person(sender_id), created_at, 'active', '', 1 FROM chat_messages
  WHERE deleted_at IS NULL AND sender_id IS NOT NULL
  UNION ALL SELECT report_person(requester_id), created_at, 'active', '', 1 FROM friendships
  UNION ALL SELECT report_person(addressee_id), decided_at, 'active', '', 1 FROM friendships
  WHERE status IN ('accepted', 'rejected')
  UNION ALL SELECT report_person(blocker_id), created_at, 'active', '', 1 FROM blocks
  UNION ALL SELECT report_person(reporter_id), created_at, 'active', '', 1 FROM abuse_reports
  UNION ALL SELECT report_person(user_id), created_at, 'dose', peptide_name, 1 FROM dosage_logs
  UNION ALL SELECT report_person(user_id), created_at, 'plan', '', 1 FROM user_peptides
  UNION ALL SELECT report_person(user_id), created_at, 'order', '', 1 FROM orders WHERE user_id IS NOT NULL
  UNION ALL SELECT report_person(id), created_at, 'signup', '', 1 FROM users
  UNION ALL SELECT report_person(id), created_at, 'profile', '', 1 FROM users WHERE has_profile(users)
  UNION ALL SELECT report_person(user_id), login_time, 'session', '', 1 FROM login_sessions
  UNION ALL SELECT report_person(user_id), login_time, 'seconds', '', session_seconds(login_sessions) FROM login_sessions
  UNION ALL SELECT report_person(coalesce(user_id, session_id)), visited_at, 'view', page_path, 1 FROM page_visits
  UNION ALL SELECT 0, scheduled_at, 'reminder', channel || ' ' || status, 1 FROM deliveries
  WHERE kind = 'reminder' AND status <> 'pending'
  UNION ALL SELECT 0, since, told.kind, told.subject, told.amount FROM support_waits AS wait CROSS JOIN LATERAL wait_of(wait) AS told
  UNION ALL SELECT 0, told.at, told.kind, told.subject, told.amount
  FROM report_sales AS told JOIN orders ON orders.id = sale WHERE is_sale(orders);

CREATE VIEW order_sources_with_units AS
  SELECT order_id, network, place,
    coalesce(units, (SELECT sum(quantity) FROM order_items WHERE order_items.order_id = order_sources.order_id))::integer AS units,
    given_up_at
  FROM order_sources;

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

-- What others may see of a person: names, handle and picture. Operators see the e-mail address in place of a missing
-- name.
CREATE VIEW people AS
SELECT id, user_handle, first_name, last_name, profile_image_url, is_admin AS is_team,
  coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) AS operator_name
FROM users;

-- == functions and triggers ==

-- Whoever asked, and whoever said yes or no as long as that holds.
CREATE FUNCTION decisions_of(friendship friendships) RETURNS TABLE (person_id text, at timestamptz)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT friendship.requester_id, friendship.created_at
    UNION ALL SELECT friendship.addressee_id, friendship.decided_at WHERE friendship.status IN ('accepted', 'rejected');
  END;

-- Activity is noted once an hour, so that whoever is noted within two hours was there in between.
CREATE FUNCTION seen_until(before timestamptz, after timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN after BETWEEN before AND before + interval '2 hours' THEN after ELSE before END;

-- The plan entries of one person that are for the same peptide as an entry, itself among them; null stands for removed
-- ones.
CREATE FUNCTION entries_of_same_peptide(entry_id bigint)
  RETURNS TABLE (user_id text, user_peptide_id bigint, peptide_name text)
  LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT same.user_id, same.id, NULL::text
    FROM user_peptides AS entry JOIN user_peptides AS same ON same.user_id = entry.user_id
      AND (same.peptide_id = entry.peptide_id OR same.personal_peptide_id = entry.personal_peptide_id)
    WHERE entry.id = entry_id
    UNION ALL
    SELECT entry.user_id, NULL, coalesce(peptide.name, personal.name)
    FROM user_peptides AS entry
    LEFT JOIN peptides AS peptide ON peptide.id = entry.peptide_id
    LEFT JOIN personal_peptides AS personal
      ON personal.user_id = entry.user_id AND personal.id = entry.personal_peptide_id
    WHERE entry.id = entry_id;
  END;

-- The last doses of an entry's peptide before a dose, latest first.
CREATE FUNCTION peptide_doses_before(entry_id bigint, instant timestamptz, dose_id bigint, most integer)
  RETURNS TABLE (id bigint, dose text, taken_at timestamptz)
  LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT found.id, found.dose, found.taken_at
    FROM entries_of_same_peptide(entry_id) AS same
    CROSS JOIN LATERAL (
      (SELECT log.id, log.dose, log.taken_at FROM dosage_logs AS log
        WHERE log.user_peptide_id = same.user_peptide_id AND (log.taken_at, log.id) < (instant, dose_id)
        ORDER BY log.taken_at DESC, log.id DESC LIMIT most)
      UNION ALL
      (SELECT log.id, log.dose, log.taken_at FROM dosage_logs AS log
        WHERE log.user_peptide_id IS NULL AND log.user_id = same.user_id AND log.peptide_name = same.peptide_name
          AND (log.taken_at, log.id) < (instant, dose_id)
        ORDER BY log.taken_at DESC, log.id DESC LIMIT most)
    ) AS found
    ORDER BY found.taken_at DESC, found.id DESC LIMIT most;
  END;

-- The first dose of an entry's peptide after a dose.
CREATE FUNCTION peptide_dose_after(entry_id bigint, instant timestamptz, dose_id bigint)
  RETURNS TABLE (id bigint, dose text, taken_at timestamptz)
  LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT found.id, found.dose, found.taken_at
    FROM entries_of_same_peptide(entry_id) AS same
    CROSS JOIN LATERAL (
      (SELECT log.id, log.dose, log.taken_at FROM dosage_logs AS log
        WHERE log.user_peptide_id = same.user_peptide_id AND (log.taken_at, log.id) > (instant, dose_id)
        ORDER BY log.taken_at, log.id LIMIT 1)
      UNION ALL
      (SELECT log.id, log.dose, log.taken_at FROM dosage_logs AS log
        WHERE log.user_peptide_id IS NULL AND log.user_id = same.user_id AND log.peptide_name = same.peptide_name
          AND (log.taken_at, log.id) > (instant, dose_id)
        ORDER BY log.taken_at, log.id LIMIT 1)
    ) AS found
    ORDER BY found.taken_at, found.id LIMIT 1;
  END;

-- Checks all days of an insert in one query. A loop reused a plan from a small table: 50,000 rows took 20 s instead of
-- 2.
CREATE FUNCTION demand_room_on_days(person text, days date[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('doses of ' || person, 0));
  PERFORM FROM dosage_logs WHERE user_id = person AND taken_on = ANY(days) GROUP BY taken_on HAVING count(*) > 50;
  IF FOUND THEN
    RAISE EXCEPTION 'more than 50 doses on a day'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'dosage_logs_of_a_day';
  END IF;
END $$;

-- Rows that are forgotten because of their age leave the sums of reports as they are: what is forgotten did happen.
-- Whoever forgets sets pepwell.forgetting for the transaction.
CREATE FUNCTION is_forgetting() RETURNS boolean LANGUAGE sql STABLE
  RETURN coalesce(current_setting('pepwell.forgetting', true), '') = 'on';

-- Signed out, here or everywhere at once, a browser is told nothing more. A session that merely ran out, because the
-- app was not opened for long, ends nothing: whoever relies on reminders goes on getting them.
CREATE FUNCTION end_push_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER sign_out_ends_push_subscriptions AFTER UPDATE OF logout_time ON login_sessions
  FOR EACH ROW WHEN (OLD.logout_time IS NULL AND NEW.logout_time IS NOT NULL)
  EXECUTE FUNCTION end_push_subscriptions();

-- Of each row the last twenty versions are kept: nobody needs more, and no script fills the table with one row.
CREATE FUNCTION keep_earlier_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Rounded to what a column holds, the same thing was sent again.
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - 'edited_at' = to_jsonb(NEW) - 'edited_at' THEN RETURN NULL; END IF;
  INSERT INTO earlier_versions (user_id, table_name, row_id, "row", replaced_at, was_removed)
  VALUES (OLD.user_id, TG_TABLE_NAME, OLD.id, to_jsonb(OLD) - 'user_id',
    CASE WHEN NEW.edited_at IS DISTINCT FROM OLD.edited_at THEN coalesce(NEW.edited_at, now()) ELSE now() END,
    TG_OP = 'DELETE');
  DELETE FROM earlier_versions WHERE user_id = OLD.user_id AND table_name = TG_TABLE_NAME AND row_id = OLD.id
    AND id <= (SELECT id FROM earlier_versions
      WHERE user_id = OLD.user_id AND table_name = TG_TABLE_NAME AND row_id = OLD.id ORDER BY id DESC OFFSET 20 LIMIT 1);
  RETURN NULL;
END $$;

-- Not where a foreign key does it, which PostgreSQL does by triggers of its own: an account that goes takes its
-- versions along, and a plan entry that is removed leaves its doses as they were.
CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON dosage_logs
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
-- Not where a foreign key does it, which PostgreSQL does by triggers of its own: an account that goes takes its
-- versions along, and a plan entry that is removed leaves its doses as they were.
CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON weight_logs
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
-- Not where a foreign key does it, which PostgreSQL does by triggers of its own: an account that goes takes its
-- versions along, and a plan entry that is removed leaves its doses as they were.
CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON food_logs
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
-- Not where a foreign key does it, which PostgreSQL does by triggers of its own: an account that goes takes its
-- versions along, and a plan entry that is removed leaves its doses as they were.
CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON supplement_logs
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
-- Not where a foreign key does it, which PostgreSQL does by triggers of its own: an account that goes takes its
-- versions along, and a plan entry that is removed leaves its doses as they were.
CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON dismissed_warnings
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
-- Not where a foreign key does it, which PostgreSQL does by triggers of its own: an account that goes takes its
-- versions along, and a plan entry that is removed leaves its doses as they were.
CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON vials
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
-- Not where a foreign key does it, which PostgreSQL does by triggers of its own: an account that goes takes its
-- versions along, and a plan entry that is removed leaves its doses as they were.
CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON side_effects
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
-- Not where a foreign key does it, which PostgreSQL does by triggers of its own: an account that goes takes its
-- versions along, and a plan entry that is removed leaves its doses as they were.
CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON measurements
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
-- Not where a foreign key does it, which PostgreSQL does by triggers of its own: an account that goes takes its
-- versions along, and a plan entry that is removed leaves its doses as they were.
CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON lab_results
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
END $$;

CREATE TRIGGER audit_log_is_only_added_to BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_is_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- They go with their batch, and not otherwise.
CREATE TRIGGER stock_movements_are_only_added_to BEFORE UPDATE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER stock_movements_stay BEFORE DELETE ON stock_movements
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER stock_movements_are_not_emptied BEFORE TRUNCATE ON stock_movements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- They go with their container, and not otherwise.
CREATE TRIGGER vial_movements_are_only_added_to BEFORE UPDATE ON vial_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER vial_movements_stay BEFORE DELETE ON vial_movements
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER vial_movements_are_not_emptied BEFORE TRUNCATE ON vial_movements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Two operators at one row: whoever saves second shows by the version that they saw an older one.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER products_count_versions BEFORE UPDATE ON products
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();
CREATE TRIGGER supplements_count_versions BEFORE UPDATE ON supplements
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();
CREATE TRIGGER product_costs_count_versions BEFORE UPDATE ON product_costs
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();
CREATE TRIGGER vendor_prices_count_versions BEFORE UPDATE ON vendor_prices
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();
CREATE TRIGGER inventory_batches_count_versions BEFORE UPDATE ON inventory_batches
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();
CREATE TRIGGER peptides_count_versions BEFORE UPDATE ON peptides
  FOR EACH ROW WHEN (to_jsonb(NEW) - 'display_order' IS DISTINCT FROM to_jsonb(OLD) - 'display_order')
  EXECUTE FUNCTION count_version();
-- Two operators at one link. What is read at a page by itself is no edit: nobody's save fails because of it.
CREATE TRIGGER price_links_count_versions BEFORE UPDATE ON price_links
  FOR EACH ROW WHEN (
    (NEW.url, NEW.us_lab_tested, NEW.batch_tracked, NEW.manual_price)
    IS DISTINCT FROM (OLD.url, OLD.us_lab_tested, OLD.batch_tracked, OLD.manual_price))
  EXECUTE FUNCTION count_version();
CREATE TRIGGER shop_settings_count_versions BEFORE UPDATE ON shop_settings
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();
CREATE TRIGGER orders_count_versions BEFORE UPDATE ON orders
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();
CREATE TRIGGER saved_replies_count_versions BEFORE UPDATE ON saved_replies
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();

-- What is only swallowed is no powder in a freezer.
CREATE FUNCTION make_product_of_peptide() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.routes = '{oral}' THEN
    INSERT INTO products (peptide_id, form, storage) VALUES (NEW.id, 'Tablets', 'Room temperature');
  ELSE
    INSERT INTO products (peptide_id, form, storage) VALUES (NEW.id, 'Lyophilized powder', '-20°C');
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER peptides_are_products AFTER INSERT ON peptides
  FOR EACH ROW EXECUTE FUNCTION make_product_of_peptide();

CREATE FUNCTION make_product_of_supplement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO products (supplement_id) VALUES (NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER supplements_are_products AFTER INSERT ON supplements
  FOR EACH ROW EXECUTE FUNCTION make_product_of_supplement();

-- What was read at one page says nothing of another. What it was stays in the history.
CREATE FUNCTION forget_scraped_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.scraped_price := NULL;
  NEW.scraped_at := NULL;
  NEW.problem := NULL;
  NEW.problem_at := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER price_links_lead_elsewhere BEFORE UPDATE ON price_links
  FOR EACH ROW WHEN (NEW.url IS DISTINCT FROM OLD.url) EXECUTE FUNCTION forget_scraped_price();

-- An order that is paid and not sent yet keeps where it goes when its buyer deletes the account; a job erases that
-- afterwards.
CREATE FUNCTION forget_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (NEW.status IN ('pending', 'processing') AND NEW.payment_status = 'paid') THEN
    NEW.shipping_address := NULL;
    NEW.notes := NULL;
    NEW.tracking_number := NULL;
  END IF;
  UPDATE order_events SET detail = NULL, actor_id = CASE actor WHEN 'buyer' THEN NULL ELSE actor_id END
    WHERE order_id = NEW.id;
  INSERT INTO order_events (order_id, at, what, actor) VALUES (NEW.id, now(), 'account-deleted', 'buyer');
  RETURN NEW;
END $$;

CREATE TRIGGER orders_forget_their_buyer BEFORE UPDATE OF user_id ON orders
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL AND NEW.user_id IS NULL) EXECUTE FUNCTION forget_buyer();

-- The shop is kept in memory by every process, and made of what several features write: whoever changes what it shows
-- has every process told, when the transaction commits. The words are those of server/src/live/bus.ts and the shop's
-- topic.
CREATE FUNCTION tell_of_shop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pepwell', 'shop-changed ');
  RETURN NULL;
END $$;

CREATE TRIGGER products_are_told_of AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_shop();
CREATE TRIGGER peptides_are_told_of AFTER UPDATE ON peptides
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_shop();
CREATE TRIGGER supplements_are_told_of AFTER UPDATE ON supplements
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_shop();
CREATE TRIGGER batches_come_and_go AFTER INSERT OR DELETE ON inventory_batches
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_shop();
-- How many there are is shown below ten: while a batch keeps ten or more, a sale changes nothing that anybody sees, and
-- sales need not wait for each other to tell of it.
CREATE TRIGGER batches_are_told_of AFTER UPDATE ON inventory_batches
  FOR EACH ROW WHEN (
    (NEW.quantity_available IS DISTINCT FROM OLD.quantity_available
      AND (NEW.quantity_available < 10 OR OLD.quantity_available < 10))
    OR (NEW.batch_number, NEW.expiry_date, NEW.product_id)
      IS DISTINCT FROM (OLD.batch_number, OLD.expiry_date, OLD.product_id))
  EXECUTE FUNCTION tell_of_shop();
-- The shop shows them.
CREATE TRIGGER certificates_are_told_of AFTER INSERT OR UPDATE OR DELETE ON batch_certificates
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_shop();
-- The shop is told when a batch is recalled: none of it is in stock any more.
CREATE TRIGGER recalls_are_told_of AFTER UPDATE OF recall_reason ON inventory_batches
  FOR EACH ROW WHEN (NEW.recall_reason IS DISTINCT FROM OLD.recall_reason) EXECUTE FUNCTION tell_of_shop();

-- However a like comes or goes, with its account too, the stack counts it.
CREATE FUNCTION count_stack_like() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE peptide_stacks SET likes = likes + 1 WHERE id = NEW.stack_id;
  ELSE
    UPDATE peptide_stacks SET likes = likes - 1 WHERE id = OLD.stack_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER stack_likes_are_counted AFTER INSERT OR DELETE ON stack_likes
  FOR EACH ROW EXECUTE FUNCTION count_stack_like();

-- Of somebody whose account is deleted only that they wrote stays, so that nothing gets another place. What the support
-- team wrote is the team's.
CREATE FUNCTION empty_chat_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.message := '';
  NEW.client_id := NULL;
  NEW.picture_name := NULL;
  NEW.picture_hash := NULL;
  NEW.deleted_at := coalesce(OLD.deleted_at, now());
  RETURN NEW;
END $$;

CREATE TRIGGER chat_messages_are_emptied BEFORE UPDATE ON chat_messages
  FOR EACH ROW WHEN (OLD.sender_id IS NOT NULL AND NEW.sender_id IS NULL AND NOT OLD.from_support)
  EXECUTE FUNCTION empty_chat_message();

-- Whatever has a person and the time at which they did it. A dose and an entry of the plan count as that too.
CREATE FUNCTION note_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(NEW.user_id), NEW.created_at, 'active', '', 1);
  ELSE
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(OLD.user_id), OLD.created_at, 'active', '', -1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON weight_logs FOR EACH ROW EXECUTE FUNCTION note_activity();
CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON food_logs FOR EACH ROW EXECUTE FUNCTION note_activity();
CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON water_logs FOR EACH ROW EXECUTE FUNCTION note_activity();
CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON supplement_logs FOR EACH ROW EXECUTE FUNCTION note_activity();
CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON progress_photos FOR EACH ROW EXECUTE FUNCTION note_activity();
CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON skipped_doses FOR EACH ROW EXECUTE FUNCTION note_activity();
CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON dosage_calculations
  FOR EACH ROW EXECUTE FUNCTION note_activity();
CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON personal_peptides FOR EACH ROW EXECUTE FUNCTION note_activity();
CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON peptide_stacks FOR EACH ROW EXECUTE FUNCTION note_activity();
CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON stack_likes FOR EACH ROW EXECUTE FUNCTION note_activity();

CREATE FUNCTION note_dose() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(OLD.user_id), OLD.created_at, 'dose', OLD.peptide_name, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(NEW.user_id), NEW.created_at, 'dose', NEW.peptide_name, 1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER note_dose AFTER INSERT OR DELETE OR UPDATE OF peptide_name ON dosage_logs
  FOR EACH ROW EXECUTE FUNCTION note_dose();

CREATE FUNCTION note_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_events (person, at, kind, subject, amount)
  VALUES (report_person(coalesce(NEW.user_id, OLD.user_id)), coalesce(NEW.created_at, OLD.created_at), 'plan', '',
    CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END);
  RETURN NULL;
END $$;

CREATE TRIGGER note_plan AFTER INSERT OR DELETE ON user_peptides FOR EACH ROW EXECUTE FUNCTION note_plan();

-- An order outlives the account, and is nobody's then.
CREATE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.user_id IS NOT NULL THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(OLD.user_id), OLD.created_at, 'order', '', -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.user_id IS NOT NULL THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(NEW.user_id), NEW.created_at, 'order', '', 1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER note_order AFTER INSERT OR DELETE OR UPDATE OF user_id ON orders
  FOR EACH ROW EXECUTE FUNCTION note_order();

CREATE FUNCTION note_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND has_profile(OLD) = has_profile(NEW) THEN RETURN NULL; END IF;
  IF TG_OP <> 'UPDATE' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(coalesce(NEW.id, OLD.id)), coalesce(NEW.created_at, OLD.created_at), 'signup', '',
      CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END);
  END IF;
  IF TG_OP <> 'INSERT' AND has_profile(OLD) THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(OLD.id), OLD.created_at, 'profile', '', -1);
  END IF;
  IF TG_OP <> 'DELETE' AND has_profile(NEW) THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(NEW.id), NEW.created_at, 'profile', '', 1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER note_person
  AFTER INSERT OR DELETE OR UPDATE OF date_of_birth, height_feet, height_inches, weight, gender ON users
  FOR EACH ROW EXECUTE FUNCTION note_person();

CREATE FUNCTION note_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(NEW.user_id), NEW.login_time, 'seconds', '', session_seconds(NEW) - session_seconds(OLD));
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(NEW.user_id), NEW.login_time, 'session', '', 1),
      (report_person(NEW.user_id), NEW.login_time, 'seconds', '', session_seconds(NEW));
  ELSE
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(OLD.user_id), OLD.login_time, 'session', '', -1),
      (report_person(OLD.user_id), OLD.login_time, 'seconds', '', -session_seconds(OLD));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER note_session AFTER INSERT OR UPDATE OF last_activity_at, logout_time ON login_sessions
  FOR EACH ROW EXECUTE FUNCTION note_session();
CREATE TRIGGER note_end_of_session AFTER DELETE ON login_sessions
  FOR EACH ROW WHEN (NOT is_forgetting()) EXECUTE FUNCTION note_session();

CREATE FUNCTION note_view() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(coalesce(NEW.user_id, NEW.session_id)), NEW.visited_at, 'view', NEW.page_path, 1);
  ELSE
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(coalesce(OLD.user_id, OLD.session_id)), OLD.visited_at, 'view', OLD.page_path, -1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER note_view AFTER INSERT ON page_visits FOR EACH ROW EXECUTE FUNCTION note_view();
CREATE TRIGGER note_end_of_view AFTER DELETE ON page_visits
  FOR EACH ROW WHEN (NOT is_forgetting()) EXECUTE FUNCTION note_view();

CREATE FUNCTION keep_item_costs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM order_item_costs WHERE item_id IN (SELECT id FROM old_items);
  ELSE
    INSERT INTO order_item_costs (item_id, unit_cost)
    SELECT item.id, unit_cost FROM new_items AS item
    LEFT JOIN product_costs AS cost ON cost.product_id = item.product_id
    LEFT JOIN inventory_batches AS batch ON batch.id = item.batch_id
    CROSS JOIN LATERAL (SELECT coalesce(nullif(cost_of_goods + packaging_cost + testing_cost + shipping_cost + other_costs
      + mailing_label_cost + barcode_cost, 0), batch.cost_per_unit) AS unit_cost) AS known
    WHERE unit_cost IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER keep_item_costs AFTER INSERT ON order_items
  REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION keep_item_costs();
CREATE TRIGGER forget_item_costs AFTER DELETE ON order_items
  REFERENCING OLD TABLE AS old_items FOR EACH STATEMENT EXECUTE FUNCTION keep_item_costs();

CREATE FUNCTION note_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND is_sale(OLD);
  becomes boolean := TG_OP <> 'DELETE' AND is_sale(NEW);
BEGIN
  IF was <> becomes THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT 0, at, kind, subject, CASE WHEN becomes THEN amount ELSE -amount END FROM report_sales
    WHERE sale = coalesce(NEW.id, OLD.id);
  END IF;
  -- The view has the reductions of now; what was noted before has those of then.
  IF TG_OP = 'UPDATE' AND was AND (OLD.refunded_amount, OLD.disputed_amount) <> (NEW.refunded_amount, NEW.disputed_amount) THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT 0, NEW.created_at, kind, subject, amount FROM sale_reductions(NEW)
    UNION ALL SELECT 0, NEW.created_at, kind, subject, -amount FROM sale_reductions(OLD);
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD END;
END $$;

-- What an order is stored with comes after it, within the transaction; what goes with it is still there before it goes.
CREATE CONSTRAINT TRIGGER note_stored_sale AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (is_sale(NEW)) EXECUTE FUNCTION note_sale();
CREATE TRIGGER note_end_of_sale BEFORE DELETE ON orders FOR EACH ROW EXECUTE FUNCTION note_sale();
CREATE TRIGGER note_sale AFTER UPDATE OF status, payment_status, refunded_amount, disputed_amount ON orders
  FOR EACH ROW EXECUTE FUNCTION note_sale();

-- How reminders went, by channel; what is not settled says nothing yet.
CREATE FUNCTION note_delivery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status <> 'pending' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (0, OLD.scheduled_at, 'reminder', OLD.channel || ' ' || OLD.status, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status <> 'pending' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (0, NEW.scheduled_at, 'reminder', NEW.channel || ' ' || NEW.status, 1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER note_delivery AFTER INSERT ON deliveries
  FOR EACH ROW WHEN (NEW.kind = 'reminder' AND NEW.status <> 'pending') EXECUTE FUNCTION note_delivery();
CREATE TRIGGER note_settled_delivery AFTER UPDATE OF status ON deliveries
  FOR EACH ROW WHEN (NEW.kind = 'reminder' AND NEW.status <> OLD.status) EXECUTE FUNCTION note_delivery();
CREATE TRIGGER note_end_of_delivery AFTER DELETE ON deliveries
  FOR EACH ROW WHEN (OLD.kind = 'reminder' AND OLD.status <> 'pending' AND NOT is_forgetting()) EXECUTE FUNCTION note_delivery();

-- A wait ends with the team's answer. It never happened when the member deleted the question first, and it begins later
-- when only the first of several questions was deleted.
CREATE FUNCTION keep_support_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.waiting_since IS NULL THEN
    INSERT INTO support_waits (room_id, since) VALUES (NEW.id, NEW.waiting_since);
  ELSIF NEW.waiting_since IS NOT NULL THEN
    UPDATE support_waits SET since = NEW.waiting_since WHERE room_id = NEW.id AND until IS NULL;
  ELSIF NEW.last_seq = OLD.last_seq THEN
    DELETE FROM support_waits WHERE room_id = NEW.id AND until IS NULL;
  ELSE
    UPDATE support_waits SET until = greatest(since, NEW.updated_at) WHERE room_id = NEW.id AND until IS NULL;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER keep_support_waits AFTER UPDATE OF waiting_since ON chat_rooms
  FOR EACH ROW WHEN (OLD.waiting_since IS DISTINCT FROM NEW.waiting_since) EXECUTE FUNCTION keep_support_waits();

CREATE FUNCTION note_wait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT 0, OLD.since, kind, subject, -amount FROM wait_of(OLD);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT 0, NEW.since, kind, subject, amount FROM wait_of(NEW);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER note_wait AFTER INSERT OR DELETE OR UPDATE ON support_waits FOR EACH ROW EXECUTE FUNCTION note_wait();

-- Writing to somebody, and deciding about somebody, is being active. What is taken back is not.
CREATE FUNCTION note_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.sender_id IS NOT NULL AND OLD.deleted_at IS NULL THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(OLD.sender_id), OLD.created_at, 'active', '', -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.sender_id IS NOT NULL AND NEW.deleted_at IS NULL THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(NEW.sender_id), NEW.created_at, 'active', '', 1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER note_message AFTER INSERT OR DELETE OR UPDATE OF sender_id, deleted_at ON chat_messages
  FOR EACH ROW EXECUTE FUNCTION note_message();

CREATE FUNCTION note_friendship() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT report_person(person_id), at, 'active', '', -1 FROM decisions_of(OLD);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT report_person(person_id), at, 'active', '', 1 FROM decisions_of(NEW);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER note_friendship AFTER INSERT OR DELETE OR UPDATE ON friendships
  FOR EACH ROW EXECUTE FUNCTION note_friendship();

-- As note_activity, where the person stands in a column of another name.
CREATE FUNCTION note_activity_of() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted jsonb := CASE TG_OP WHEN 'INSERT' THEN to_jsonb(NEW) ELSE to_jsonb(OLD) END;
BEGIN
  INSERT INTO report_events (person, at, kind, subject, amount)
  VALUES (report_person(noted ->> TG_ARGV[0]), (noted ->> 'created_at')::timestamptz, 'active', '',
    CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END);
  RETURN NULL;
END $$;

CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON blocks
  FOR EACH ROW EXECUTE FUNCTION note_activity_of('blocker_id');
CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON abuse_reports
  FOR EACH ROW EXECUTE FUNCTION note_activity_of('reporter_id');

CREATE FUNCTION keep_seen_until() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seen_until := seen_until(seen_until(CASE TG_OP WHEN 'INSERT' THEN NEW.login_time ELSE OLD.seen_until END,
    NEW.last_activity_at), coalesce(NEW.logout_time, NEW.last_activity_at));
  RETURN NEW;
END $$;

CREATE TRIGGER keep_seen_until BEFORE INSERT OR UPDATE OF last_activity_at, logout_time ON login_sessions
  FOR EACH ROW EXECUTE FUNCTION keep_seen_until();

CREATE FUNCTION forget_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM report_marks WHERE zone = OLD.id;
  DELETE FROM report_gaps WHERE zone = OLD.id;
  DELETE FROM report_counts WHERE zone = OLD.id;
  DELETE FROM report_people WHERE zone = OLD.id;
  DELETE FROM report_levels WHERE zone = OLD.id;
  RETURN NULL;
END $$;

CREATE TRIGGER forget_sums AFTER DELETE ON report_zones FOR EACH ROW EXECUTE FUNCTION forget_sums();

-- The product adds doses of one person at a time; statements about many people are those that fill a database.
CREATE FUNCTION limit_added_doses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text;
  days date[];
BEGIN
  SELECT min(user_id), array_agg(DISTINCT taken_on) INTO person, days
  FROM added HAVING min(user_id) = max(user_id);
  IF person IS NULL THEN RETURN NULL; END IF;
  PERFORM demand_room_on_days(person, days);
  IF (SELECT max(taken_on) - min(taken_on) FROM dosage_logs WHERE user_id = person) >= 999
    AND EXISTS (SELECT FROM dosage_logs WHERE user_id = person OFFSET 50000)
  THEN
    RAISE EXCEPTION 'more than 50,000 doses'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'dosage_logs_of_a_person';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER limit_added AFTER INSERT ON dosage_logs
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION limit_added_doses();

CREATE FUNCTION limit_moved_dose() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM demand_room_on_days(NEW.user_id, ARRAY[NEW.taken_on]);
  RETURN NULL;
END $$;

CREATE TRIGGER limit_moved AFTER UPDATE OF taken_on ON dosage_logs
  FOR EACH ROW WHEN (OLD.taken_on IS DISTINCT FROM NEW.taken_on) EXECUTE FUNCTION limit_moved_dose();

-- An order that holds nothing unpaid, or has no buyer any more, needs neither.
CREATE FUNCTION forget_order_source() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_sources WHERE order_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER orders_forget_their_source AFTER UPDATE OF status, payment_status ON orders
  FOR EACH ROW WHEN (NEW.status NOT IN ('pending', 'processing', 'cancelled')
    OR NEW.payment_status NOT IN ('pending', 'failed'))
  EXECUTE FUNCTION forget_order_source();

-- The transaction says what is allowed: orders and units of a person, orders and units of a network or a place, and
-- since when what was given up counts, in milliseconds.
CREATE FUNCTION limit_unpaid_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allowed bigint[] := string_to_array(nullif(current_setting('pepwell.unpaid_orders', true), ''), ' ')::bigint[];
  since timestamptz := coalesce(to_timestamp(allowed[5] / 1000.0), 'infinity');
  buyer text := (SELECT user_id FROM orders WHERE id = NEW.order_id);
  is_over boolean;
BEGIN
  IF allowed IS NULL OR buyer IS NULL THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended('orders of ' || name, 0) AS key FROM unnest(ARRAY['person ' || buyer,
      'network ' || encode(NEW.network, 'hex'), 'place ' || encode(NEW.place, 'hex')]) AS name ORDER BY key
  ) AS keys;
  -- Each of these sees what was committed until the locks were there.
  SELECT count(DISTINCT orders.id) > allowed[1] OR sum(quantity) > allowed[2] INTO is_over
  FROM orders JOIN order_items ON order_id = orders.id
  WHERE user_id = buyer AND (
    status IN ('pending', 'processing') AND payment_status IN ('pending', 'failed')
    OR EXISTS (SELECT FROM order_sources WHERE order_sources.order_id = orders.id AND given_up_at > since));
  IF NOT is_over THEN
    SELECT count(*) > allowed[3] OR sum(units) > allowed[4] INTO is_over
    FROM order_sources_with_units WHERE network = NEW.network AND (given_up_at IS NULL OR given_up_at > since);
  END IF;
  IF NOT is_over THEN
    SELECT count(*) > allowed[3] OR sum(units) > allowed[4] INTO is_over
    FROM order_sources_with_units WHERE place = NEW.place AND (given_up_at IS NULL OR given_up_at > since);
  END IF;
  IF is_over THEN
    RAISE EXCEPTION 'more unpaid orders than allowed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'unpaid_orders_allowed';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER limit_unpaid_orders AFTER INSERT ON order_sources DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION limit_unpaid_orders();

-- A vial with a lot may be of a batch that was recalled before.
CREATE FUNCTION check_vials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vial_checks AS due (user_id, due_at) VALUES (NEW.user_id, NEW.created_at)
  ON CONFLICT (user_id) DO UPDATE SET due_at = least(due.due_at, EXCLUDED.due_at)
    WHERE NEW.order_item_id IS NOT NULL OR NEW.lot IS NOT NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER check_vials AFTER INSERT ON vials FOR EACH ROW EXECUTE FUNCTION check_vials();
CREATE TRIGGER check_vial_lots AFTER UPDATE OF lot ON vials
  FOR EACH ROW WHEN (NEW.lot IS DISTINCT FROM OLD.lot AND NEW.lot IS NOT NULL) EXECUTE FUNCTION check_vials();

-- Members who hold a vial of a recalled batch are checked at once: one of an order, or one with its lot and peptide.
CREATE FUNCTION check_recalled_vials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vial_checks AS due SET due_at = 'epoch'
  FROM vials AS vial JOIN order_items AS item ON item.id = vial.order_item_id
  WHERE item.batch_id = NEW.id AND due.user_id = vial.user_id;
  UPDATE vial_checks AS due SET due_at = 'epoch'
  FROM vials AS vial
    JOIN user_peptides AS entry ON entry.user_id = vial.user_id AND entry.id = vial.user_peptide_id
    JOIN products AS product ON product.peptide_id = entry.peptide_id
  WHERE product.id = NEW.product_id AND lower(vial.lot) = lower(NEW.batch_number)
    AND vial.order_item_id IS NULL AND due.user_id = vial.user_id;
  RETURN NULL;
END $$;

CREATE TRIGGER check_recalled_vials AFTER UPDATE OF recall_reason ON inventory_batches
  FOR EACH ROW WHEN (NEW.recall_reason IS NOT NULL AND OLD.recall_reason IS NULL)
  EXECUTE FUNCTION check_recalled_vials();

INSERT INTO catalogue_revision (revision) VALUES (0);
INSERT INTO supplements_revision (revision) VALUES (0);
INSERT INTO shop_settings DEFAULT VALUES;
