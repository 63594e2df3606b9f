/** Names by employee; among one traveller nobody needs to be named. */
export function travellerNames(
  travellers: readonly { employeeId: string; name: string }[],
): ((employeeId: string) => string | undefined) | undefined {
  if (travellers.length < 2) return undefined
  const names = new Map(travellers.map(({ employeeId, name }) => [employeeId, name]))
  return (employeeId) => names.get(employeeId)
}
