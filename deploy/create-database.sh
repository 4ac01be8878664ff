#!/bin/sh
# Creates the app's role and database on the first primary. Patroni passes the new server's address.
psql "$1" --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" <<'SQL'
CREATE ROLE pepwell LOGIN PASSWORD :'password';
CREATE DATABASE pepwell OWNER pepwell;
SQL
