-- Numbers from which STOP was texted, whosever they are: until START comes, nothing is texted there. See decision 0048.
CREATE TABLE stopped_numbers (
  phone_number text PRIMARY KEY,
  stopped_at timestamptz(3) NOT NULL
);
