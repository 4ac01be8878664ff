-- A refund never goes out by itself while a bank holds the money: it is held until the dispute is decided, unless an operator
-- waives that.
ALTER TABLE payments ADD COLUMN refund_hold text CHECK (refund_hold IN ('held', 'waived'));
