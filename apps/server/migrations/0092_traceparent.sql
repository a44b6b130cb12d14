-- The span that enqueued the job, as W3C Trace Context writes it; null without tracing.
alter table jobs add column traceparent text;
