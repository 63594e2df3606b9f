import { Type } from 'typebox'
import { call } from '../kit/call'
import { Page, PageRequest } from '../kit/page'
import { words } from '../kit/words'
import { Report, ReportFilters, ReportLine } from './report.shapes'
import { measures, reportComparisons, reportGroups, reportNames } from './report-words'

export const getReport = call({
  summary:
    'Sums of what was ticketed, changed and refunded in these days, beside the same days before, divided, and day by day or month by month.',
  method: 'POST',
  path: 'api/Report/GetReport',
  access: 'readOrders',
  agents: 'refused',
  clause: 'S2.42',
  request: Type.Object({
    ...ReportFilters,
    groupedBy: words(...reportGroups),
    comparison: Type.Optional(words(...reportComparisons)),
    /** By whose first column the parts are ordered; by their money where absent. */
    page: Type.Optional(words(...reportNames)),
  }),
  response: Report,
  problems: ['reportDaysInvalid', 'reportTripDaysInvalid'],
})

export const searchReportLines = call({
  summary: 'The lines behind a figure of a report, the last first; with a key those of one part of it.',
  method: 'POST',
  path: 'api/Report/SearchLines',
  access: 'readOrders',
  agents: 'refused',
  clause: 'S2.42',
  request: Type.Object({
    ...ReportFilters,
    groupedBy: Type.Optional(words(...reportGroups)),
    key: Type.Optional(Type.String({ maxLength: 80 })),
    /** Only lines that add to this sum. */
    having: Type.Optional(words(...measures)),
    ...PageRequest,
  }),
  response: Page(ReportLine),
  problems: ['reportDaysInvalid'],
})

export const getReportChoices = call({
  summary: 'Departments, legal entities, cost centres and projects by which the caller narrows reports.',
  method: 'GET',
  path: 'api/Report/GetChoices',
  access: 'readOrders',
  agents: 'refused',
  clause: 'S2.42',
  response: Type.Object({
    /** In the order of the tree, each as deep as it stands among those that the caller reads; at the top where the company has none above it. */
    departments: Type.Array(
      Type.Object({ departmentId: Type.String(), name: Type.String(), depth: Type.Integer(), atTop: Type.Boolean() }),
    ),
    entities: Type.Array(Type.Object({ entityId: Type.String(), name: Type.String() })),
    costCentres: Type.Array(Type.Object({ costCentreId: Type.String(), name: Type.String() })),
    projects: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  }),
})
