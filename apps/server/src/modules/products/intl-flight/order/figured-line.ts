/** The line that has the figures of its ticket. */
export const isFigured = (lines: readonly { ticketNo: string; line: number }[]) => {
  const first = new Map<string, number>()
  for (const { ticketNo, line } of lines) if (!first.has(ticketNo)) first.set(ticketNo, line)
  return ({ ticketNo, line }: { ticketNo: string; line: number }): boolean => first.get(ticketNo) === line
}
