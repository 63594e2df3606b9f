import type { LogEntry } from '@sojourn/contract/admin/record-log.calls'
import { paths } from '../../../paths'

/** Where what was changed stands today. */
const places: Readonly<Record<LogEntry['kind'], (id: string) => string>> = {
  person: (employeeId) => paths.person({ employeeId }),
  department: () => paths.departments(),
  grade: () => paths.grades(),
  gradeOrder: () => paths.grades(),
  guest: () => paths.guests(),
  policy: (policyId) => paths.policy({ policyId }),
  flows: () => paths.flows(),
  delegates: () => paths.flows({ part: 'delegates' }),
  company: () => paths.company(),
  costCentre: () => paths.costCentres(),
  project: () => paths.projects(),
  legalEntity: () => paths.legalEntities(),
  goldenTrip: () => paths.policyLab(),
  budget: () => paths.budgets(),
  customField: () => paths.customFields(),
  customFieldOrder: () => paths.customFields(),
  agreement: () => paths.agreement(),
  notice: () => paths.notices(),
  officeHours: () => paths.officeHours(),
  incident: (incidentId) => paths.incident({ incidentId }),
  deskHours: () => paths.agentHours(),
}

export const placeOf = ({ kind, id }: Pick<LogEntry, 'kind' | 'id'>): string => places[kind](id)
