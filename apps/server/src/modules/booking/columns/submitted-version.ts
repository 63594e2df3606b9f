/**
 * The version of an application's contents that was submitted last: what its applicant is writing since is nobody else's. `table` has
 * enterprise_id and travel_apply_no.
 */
export const submittedVersion = (table: string): string => `(
  SELECT told.content_version FROM travel_application_history told
  WHERE told.enterprise_id = ${table}.enterprise_id AND told.travel_apply_no = ${table}.travel_apply_no AND told.event <> 'write'
  ORDER BY told.version DESC LIMIT 1)`
