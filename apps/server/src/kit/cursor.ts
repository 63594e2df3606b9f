/** Where a page of a list ended: the moment and the number of its last row. */
export interface Cursor {
  at: string
  id: string
}

export const writeCursor = (at: Date, id: string): string => `${at.toISOString()}~${id}`

/** A cursor that no page gave begins anew. Years outside the calendar of the database are not moments. */
export function readCursor(cursor: string | undefined): Cursor | undefined {
  const [at, id] = cursor?.split('~') ?? []
  if (!at || !id || !/^[1-9]\d{3}-/.test(at)) return undefined
  const moment = new Date(at)
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === at ? { at, id } : undefined
}

/** The same where rows are numbered by ids of the database. */
export function readIdCursor(cursor: string | undefined): Cursor | undefined {
  const found = readCursor(cursor)
  return found && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(found.id) ? found : undefined
}
