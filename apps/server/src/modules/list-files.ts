import type { ListName } from '@sojourn/contract/admin/list-words'
import { auditFile } from './access/audit/list-file'
import { budgetsFile, costCentresFile, legalEntitiesFile, noticesFile, projectsFile } from './admin/list-file/company-files'
import { logFile } from './admin/list-file/log-file'
import { accountsFile, arrangersFile, guestsFile, peopleFile, signInsFile } from './admin/list-file/people-files'
import { incidentsFile, tripsFile, whereaboutsFile } from './admin/list-file/travel-files'
import type { ListFile } from './booking/list-file/list-file'

/** Every list of the console that is had as a file. */
export const listFiles: Readonly<Record<ListName, ListFile>> = {
  people: peopleFile,
  accounts: accountsFile,
  signIns: signInsFile,
  guests: guestsFile,
  arrangers: arrangersFile,
  log: logFile,
  audit: auditFile,
  trips: tripsFile,
  whereabouts: whereaboutsFile,
  incidents: incidentsFile,
  budgets: budgetsFile,
  costCentres: costCentresFile,
  projects: projectsFile,
  legalEntities: legalEntitiesFile,
  notices: noticesFile,
}
