-- As it was typed by whom kilograms and centimetres are meant for; feet and inches follow from it.
ALTER TABLE users ADD COLUMN height_cm numeric(4, 1) CHECK (height_cm BETWEEN 30 AND 272);
