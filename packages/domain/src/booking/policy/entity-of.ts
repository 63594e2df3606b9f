/** A company in whose name business is done, and the departments that belong to it with all below them. */
export interface EntityDepartments {
  entityId: string
  departmentIds: readonly string[]
  /** Of all who belong to no other. */
  isDefault: boolean
}

/** The legal entity of somebody who stands in these departments, the nearest first: that of the nearest which has one, else the default. */
export function entityOf(entities: readonly EntityDepartments[], departmentPath: readonly string[]): string | null {
  for (const department of departmentPath) {
    const own = entities.find(({ departmentIds }) => departmentIds.includes(department))
    if (own) return own.entityId
  }
  return entities.find(({ isDefault }) => isDefault)?.entityId ?? null
}
