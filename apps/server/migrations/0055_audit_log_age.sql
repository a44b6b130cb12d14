-- Only retention reads by age alone, and rows come in that order: a summary of each range serves it, and no list takes it
-- for an order.
drop index audit_log_by_age;
create index audit_log_by_age on audit_log using brin (created_at);
