/** How many guests share a room. */
export type Sharing = 1 | 2

/** Who sleeps where: alone or two and two in the order of the list; undefined leaves it to the rule, everybody alone. */
export function roomsOf(employeeIds: readonly string[], sharing: Sharing): string[][] | undefined {
  if (sharing === 1 || employeeIds.length < 2) return undefined
  return Array.from({ length: Math.ceil(employeeIds.length / sharing) }, (_, room) =>
    employeeIds.slice(room * sharing, (room + 1) * sharing),
  )
}
