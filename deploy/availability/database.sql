-- Once, as the superuser, on the primary.
create role redress login password '${DATABASE_PASSWORD}';
create database redress owner redress template template0 encoding 'UTF8' locale 'C.UTF-8';
-- What comes through pgBouncer cannot say its time limits itself. What goes around it does, and is not bound by these.
alter role redress in database redress set statement_timeout = '10s';
alter role redress in database redress set lock_timeout = '5s';
alter role redress in database redress set idle_in_transaction_session_timeout = '30s';
