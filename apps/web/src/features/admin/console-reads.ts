import { getConsoleHome } from '../../api/calls/admin/console'
import { getDepartments } from '../../api/calls/admin/department'
import { getGrades } from '../../api/calls/admin/grade'
import { getLeaving, getPerson, getPersonChoices, searchPeople } from '../../api/calls/admin/person'
import { getRecordChanges } from '../../api/calls/admin/record-change'
import { queryClient } from '../../api/queries'

/** What a change of people, departments or grades makes stale: a name, a head or a count stands in all of them. */
export const consoleReads = [
  getConsoleHome,
  getDepartments,
  getGrades,
  getLeaving,
  getPerson,
  getPersonChoices,
  getRecordChanges,
  searchPeople,
]

/** For a form that first has to become what it saved. */
export const readConsoleAgain = (): Promise<unknown> =>
  Promise.all(consoleReads.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
