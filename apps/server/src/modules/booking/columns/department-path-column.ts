/** Departments from somebody's own up to the top, the nearest first; `person` has enterprise_id and department_id. */
export const departmentPath = (person: string): string => `ARRAY(
  WITH RECURSIVE above AS (
    SELECT own.department_id, own.parent_id, 0 AS step FROM department own
    WHERE own.enterprise_id = ${person}.enterprise_id AND own.department_id = ${person}.department_id
    UNION ALL SELECT higher.department_id, higher.parent_id, above.step + 1 FROM department higher
              JOIN above ON higher.department_id = above.parent_id WHERE higher.enterprise_id = ${person}.enterprise_id)
  SELECT department_id FROM above ORDER BY step)`
