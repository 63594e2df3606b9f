import type { Migration } from '../migration'

/** Who is on a service of a day is found by both; the day alone is the beginning of the same index. */
const sql = /* sql */ `
CREATE INDEX order_segment_of_service ON order_segment (enterprise_id, depart_date, flight_no);
DROP INDEX order_segment_of_day;
`

export const servicesOfADay: Migration = {
  name: '0126-services-of-a-day',
  sql,
  tenantTables: [],
  appendOnly: [],
}
