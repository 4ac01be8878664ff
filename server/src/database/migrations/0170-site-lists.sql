-- Injection sites as a person ordered and named them. Usual sites without a row follow in their usual order.
CREATE TABLE listed_sites (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- the name of a usual site, or the client-made id of one that the person added
  site text NOT NULL CHECK (site <> ''),
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
