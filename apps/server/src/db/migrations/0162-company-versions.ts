import type { Migration } from '../migration'

/** What is settled by hand and asked by every order: whoever changes a row of these changes the version of the company. */
const settled = [
  'enterprise',
  'travel_policy',
  'travel_policy_taken_back',
  'approval_flows_version',
  'office_hours',
  'cost_centre',
  'project',
  'custom_field',
  'custom_field_choice',
  'legal_entity',
  'department',
  'employee',
  'credential',
]

/**
 * A number that is another one whenever something of the company was settled anew. It is told at the end of the transaction, once, so that
 * nobody who changes something else of the company waits meanwhile; also by those of an agency, who set no company of their own.
 */
const sql = /* sql */ `
CREATE TABLE company_version (
  enterprise_id integer PRIMARY KEY,
  version bigint NOT NULL
);
INSERT INTO company_version SELECT enterprise_id, 1 FROM enterprise;

CREATE FUNCTION tell_company_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  company integer := coalesce(NEW.enterprise_id, OLD.enterprise_id);
  before text := current_setting('app.enterprise', true);
BEGIN
  IF current_setting('app.told_version', true) IS DISTINCT FROM company::text THEN
    PERFORM set_config('app.enterprise', company::text, true);
    INSERT INTO company_version AS known VALUES (company, 1)
    ON CONFLICT (enterprise_id) DO UPDATE SET version = known.version + 1;
    PERFORM set_config('app.enterprise', coalesce(before, ''), true);
    PERFORM set_config('app.told_version', company::text, true);
  END IF;
  RETURN NULL;
END $$;
${settled
  .map(
    (table) => `CREATE CONSTRAINT TRIGGER company_version AFTER INSERT OR UPDATE OR DELETE ON ${table}
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tell_company_version();`,
  )
  .join('\n')}
`

export const companyVersions: Migration = {
  name: '0162-company-versions',
  sql,
  tenantTables: ['company_version'],
  appendOnly: [],
}
