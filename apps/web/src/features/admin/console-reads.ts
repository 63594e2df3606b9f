import { getConsoleHome } from '../../api/calls/admin/console'
import { getDepartments } from '../../api/calls/admin/department'
import { getLeaving, getPerson, searchPeople } from '../../api/calls/admin/person'
import { getRecordChanges } from '../../api/calls/admin/record-change'
import { queryClient } from '../../api/queries'

/** What a change of people or departments makes stale: a name, a head or a count stands in all of them. */
export const consoleReads = [getConsoleHome, getDepartments, getLeaving, getPerson, getRecordChanges, searchPeople]

/** For a form that first has to become what it saved. */
export const readConsoleAgain = (): Promise<unknown> =>
  Promise.all(consoleReads.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
