/** For whom a cost centre is meant: these departments, all of them where null. */
export interface OfferedCostCentre {
  id: string
  departmentIds: readonly string[] | null
}

/** Whether somebody's travel may be written to a cost centre; the one that somebody is written to always bears it (handbook 10.1). */
export const suitsPerson = (
  { id, departmentIds }: OfferedCostCentre,
  person: { departmentId: string; costCentreId: string },
): boolean => departmentIds === null || id === person.costCentreId || departmentIds.includes(person.departmentId)
