import type { Migration } from '../migration'

/** What a flight was before its carrier moved it, by when somebody answers, and who did; which announcements a ticket of the built-in carrier was taken to. */
const sql = /* sql */ `
ALTER TABLE schedule_notice ADD COLUMN was jsonb;
ALTER TABLE schedule_notice ADD COLUMN answer_by timestamptz;
ALTER TABLE schedule_notice ADD COLUMN answer text;
ALTER TABLE schedule_notice ADD COLUMN answered_at timestamptz;
CREATE INDEX schedule_notice_desk ON schedule_notice (enterprise_id, answered_at) WHERE answer = 'desk';
ALTER TABLE sandbox_intl_ticket ADD COLUMN accepted text[] NOT NULL DEFAULT '{}';
`

export const noticeAnswers: Migration = { name: '0083-notice-answers', sql, tenantTables: [], appendOnly: [] }
