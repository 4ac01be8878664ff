-- Two operators at one link. What is read at a page by itself is no edit: nobody's save fails because of it.
CREATE TRIGGER price_links_count_versions BEFORE UPDATE ON price_links
  FOR EACH ROW WHEN (
    (NEW.url, NEW.us_lab_tested, NEW.batch_tracked, NEW.manual_price)
    IS DISTINCT FROM (OLD.url, OLD.us_lab_tested, OLD.batch_tracked, OLD.manual_price))
  EXECUTE FUNCTION count_version();

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

-- Pages of one host are asked for one after another.
ALTER TABLE price_links
  ADD COLUMN host text GENERATED ALWAYS AS (lower(substring(url FROM '^https?://([^/?#:]+)'))) STORED;
CREATE INDEX price_links_by_host ON price_links (host, id) WHERE host IS NOT NULL;

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

-- What the price bought, as the vendor words it: one vendor sells several packs.
ALTER TABLE price_history ADD COLUMN dosage text;

ALTER TABLE vendor_prices ADD COLUMN client_id uuid UNIQUE;
