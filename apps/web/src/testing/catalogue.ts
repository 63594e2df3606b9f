import type { CostCentre } from '@sojourn/contract/admin/company/cost-centre.calls'
import type { LegalEntity } from '@sojourn/contract/admin/company/legal-entity.calls'
import type { Project } from '@sojourn/contract/admin/company/project.calls'
import { screen, within } from '@testing-library/react'
import { getCompanyChoices } from '../api/calls/admin/company/company'
import { searchCostCentres } from '../api/calls/admin/company/cost-centre'
import { searchLegalEntities } from '../api/calls/admin/company/legal-entity'
import { searchProjects } from '../api/calls/admin/company/project'
import { getRecordChanges } from '../api/calls/admin/record-change'
import type { WebCall } from '../api/web-call'
import { readText } from '../kit/text/text'
import { paths } from '../paths'
import { stopClock } from './browser'
import { namesOf } from './company'
import { openPage } from './page'
import { signIn } from './people'
import { answer } from './server'
import * as costCentresPage from '../features/admin/cost-centres/cost-centres-page'
import * as entitiesPage from '../features/admin/legal-entities/legal-entities-page'
import * as projectsPage from '../features/admin/projects/projects-page'

const common = () => readText('admin/company/catalogue')
/** With an owner, and three people who are written to it. */
export const centre: CostCentre = {
  costCentreId: 'c1',
  version: 2,
  code: 'S01',
  name: '销售',
  names: namesOf('销售'),
  owner: { employeeId: 'e2', name: '陈志远' },
  departmentIds: ['d1'],
  people: 3,
}
export const project: Project = { code: 'P1', version: 2, name: '北方机场', names: namesOf('北方机场'), from: '2026-10-01' }
/** The usual one, whose account is known masked alone. */
export const entity: LegalEntity = {
  entityId: 'l1',
  version: 2,
  name: '远行科技有限公司',
  taxNumber: '91350100M000100Y43',
  address: '',
  telephone: '',
  bank: '招商银行',
  account: '**** 1234',
  specialInvoices: false,
  isDefault: true,
  invoiceLimit: 100_000_00,
  mailTo: '',
  departmentIds: [],
}

/** The lists that a company keeps, each with one record. */
export const catalogues = [
  {
    what: 'cost centres',
    file: 'costCentres',
    page: costCentresPage,
    address: paths.costCentres(),
    text: () => readText('admin/cost-objects/cost-centres'),
    search: searchCostCentres as WebCall<unknown>,
    row: centre,
  },
  {
    what: 'projects',
    file: 'projects',
    page: projectsPage,
    address: paths.projects(),
    text: () => readText('admin/cost-objects/projects'),
    search: searchProjects as WebCall<unknown>,
    row: project,
  },
  {
    what: 'invoice titles',
    file: 'legalEntities',
    page: entitiesPage,
    address: paths.legalEntities(),
    text: () => readText('admin/company/legal-entities'),
    search: searchLegalEntities as WebCall<unknown>,
    row: entity,
  },
] as const
export type Catalogue = (typeof catalogues)[number]

/** What a list has from now on. */
export const listRecords = ({ search }: Pick<Catalogue, 'search'>, ...rows: object[]): void =>
  answer(search as typeof searchProjects, { list: rows })

/** A list as somebody opens it; `act` chooses from the menu of a record. */
export async function openCatalogue(list: Pick<Catalogue, 'page' | 'text'> & { address: string }) {
  const page = openPage(list.page, list.address)
  await screen.findByRole('textbox', { name: list.text().keyword })
  const act = async (name: string, action: string) => {
    await page.user.click(await screen.findByRole('button', { name: common().actionsOf({ name }) }))
    await page.user.click(await screen.findByRole('menuitem', { name: action }))
  }
  return { ...page, act }
}
export const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
type Part = Awaited<ReturnType<typeof dialogOf>>
/** A line of a dialog. */
export const lineIn = (part: Part, label: string) =>
  part.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label.replaceAll(/[（）]/g, '.')}`) })
export const nameIn = (part: Part) => lineIn(part, readText('admin/named').fields['zh-CN'])
export const saveIn = (part: Part) => part.getByRole('button', { name: readText('kit/edit').save })

/** Whoever keeps costs is signed in, and every list has its record. */
export function keepCatalogues(): void {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'readCompany', 'manageCosts'] })
  answer(getCompanyChoices, {
    departments: [{ departmentId: 'd1', name: '销售部' }],
    costCentres: [
      { costCentreId: 'c1', name: '销售' },
      { costCentreId: 'c2', name: '研发' },
    ],
    legalEntities: [],
  })
  answer(getRecordChanges, { list: [] })
  for (const list of catalogues) listRecords(list, list.row)
}
