import { getCompany, getCompanyChoices } from '../../api/calls/admin/company/company'
import { getConsoleHome } from '../../api/calls/admin/console'
import { getBudgetEntries, getBudgetPeriods, searchBudgets } from '../../api/calls/admin/company/budget'
import { getCustomFields } from '../../api/calls/admin/company/custom-field'
import { searchCostCentres } from '../../api/calls/admin/company/cost-centre'
import { getDepartments } from '../../api/calls/admin/people/department'
import { getGrades } from '../../api/calls/admin/people/grade'
import { searchLegalEntities } from '../../api/calls/admin/company/legal-entity'
import { searchNotices } from '../../api/calls/admin/company/notice'
import { getLeaving, getPerson, getPersonChoices, searchPeople } from '../../api/calls/admin/people/person'
import { getOrderChoices } from '../../api/calls/admin/orders/order'
import { searchProjects } from '../../api/calls/admin/company/project'
import { getCompanyChanges, getRecordChanges } from '../../api/calls/admin/record-change'
import { queryClient } from '../../api/queries'

/** What a change of people, departments, grades or the company makes stale: a name, a head or a count stands in all of them. */
export const consoleReads = [
  getBudgetEntries,
  getBudgetPeriods,
  getCompany,
  getCompanyChanges,
  getCompanyChoices,
  getConsoleHome,
  getCustomFields,
  getDepartments,
  getGrades,
  getLeaving,
  getOrderChoices,
  getPerson,
  getPersonChoices,
  getRecordChanges,
  searchBudgets,
  searchCostCentres,
  searchLegalEntities,
  searchNotices,
  searchPeople,
  searchProjects,
]

/** For a form that first has to become what it saved. */
export const readConsoleAgain = (): Promise<unknown> =>
  Promise.all(consoleReads.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
