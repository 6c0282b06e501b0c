#!/bin/sh
# Run once by PostgreSQL's image, when its data folder is new: the role that Platewise connects as. It owns one
# schema of one database and nothing else: it makes no roles and no databases, and reads no files of the
# server. The superuser's password stays with the database.
set -eu
password=$(cat /run/secrets/platewise_password)
psql --set=ON_ERROR_STOP=1 --set=password="$password" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
revoke connect, temporary on database :"DBNAME" from public;
create role platewise login password :'password' nosuperuser nocreatedb nocreaterole noreplication nobypassrls connection limit 100;
grant connect on database :"DBNAME" to platewise;
alter schema public owner to platewise;
revoke all on schema public from public;
SQL
