import { searchBudgets } from '@sojourn/contract/admin/company/budget.calls'
import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import { searchCostCentres, type CostCentre } from '@sojourn/contract/admin/company/cost-centre.calls'
import { searchLegalEntities, type LegalEntity } from '@sojourn/contract/admin/company/legal-entity.calls'
import { searchNotices, type CompanyNotice } from '@sojourn/contract/admin/company/notice.calls'
import { searchProjects, type Project } from '@sojourn/contract/admin/company/project.calls'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { budgetText } from '@sojourn/text/admin/budget/words'
import { companyCatalogueText } from '@sojourn/text/admin/company/catalogue'
import { costObjectsCostCentresText } from '@sojourn/text/admin/cost-objects/cost-centres'
import { companyLegalEntitiesText } from '@sojourn/text/admin/company/legal-entities'
import { companyNoticesText } from '@sojourn/text/admin/company/notices'
import { costObjectsProjectsText } from '@sojourn/text/admin/cost-objects/projects'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { plainListFile } from '../../booking/list-file/list-file'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'
import { listBudgets } from '../budget/search'
import { listCostCentres } from '../cost-centre/search'
import { listEntities } from '../legal-entity/search'
import { listNotices } from '../notice/notices'
import { listProjects } from '../project/projects'

/** For which departments something is meant, in words. */
async function departmentWords(context: Context, { enterpriseId, language }: Actor) {
  const rows = await inCompany(context, enterpriseId, findEveryDepartment)
  const nameOf = new Map(rows.filter(({ ended }) => !ended).map(({ departmentId, name }) => [departmentId, name[language]]))
  const { everybody } = companyCatalogueText[language]
  return (ids: readonly string[]): string => ids.flatMap((id) => nameOf.get(id) ?? []).join(' · ') || everybody
}

export const costCentresFile = plainListFile<CostCentre>({
  call: searchCostCentres,
  name: (language) => costObjectsCostCentresText[language].title,
  read: listCostCentres,
  columns: async (context, actor) => {
    const { columns } = costObjectsCostCentresText[actor.language]
    const meant = await departmentWords(context, actor)
    return [
      { head: columns.code, value: ({ code }) => code },
      { head: columns.name, value: ({ name }) => name },
      { head: columns.owner, value: ({ owner }) => owner?.name ?? '' },
      { head: columns.departments, value: ({ departmentIds }) => meant(departmentIds) },
      { head: columns.people, shows: 'count', value: ({ people }) => people },
    ]
  },
})

export const projectsFile = plainListFile<Project>({
  call: searchProjects,
  name: (language) => costObjectsProjectsText[language].title,
  read: listProjects,
  columns: (_context, { language }) => {
    const { columns, from: begins, to: ends } = costObjectsProjectsText[language]
    return [
      { head: columns.code, value: ({ code }) => code },
      { head: columns.name, value: ({ name }) => name },
      { head: columns.owner, value: ({ owner }) => owner?.name ?? '' },
      { head: begins, value: ({ from = '' }) => from },
      { head: ends, value: ({ to = '' }) => to },
    ]
  },
})

export const legalEntitiesFile = plainListFile<LegalEntity>({
  call: searchLegalEntities,
  name: (language) => companyLegalEntitiesText[language].title,
  read: listEntities,
  columns: async (context, actor) => {
    const { columns, fields, special, ordinary } = companyLegalEntitiesText[actor.language]
    const meant = await departmentWords(context, actor)
    return [
      { head: columns.name, value: ({ name }) => name },
      { head: columns.taxNumber, value: ({ taxNumber }) => taxNumber },
      { head: fields.address, value: ({ address }) => address },
      { head: fields.telephone, value: ({ telephone }) => telephone },
      { head: fields.bank, value: ({ bank }) => bank },
      { head: fields.account, value: ({ account }) => account },
      { head: columns.kinds, value: ({ specialInvoices }) => (specialInvoices ? special : ordinary) },
      { head: columns.departments, value: ({ departmentIds }) => meant(departmentIds) },
    ]
  },
})

export const noticesFile = plainListFile<CompanyNotice>({
  call: searchNotices,
  name: (language) => companyNoticesText[language].title,
  read: listNotices,
  columns: (_context, { language }) => {
    const { columns, fields: names, levels, states, positions, everywhere } = companyNoticesText[language]
    const placesOf = ({ fields }: CompanyNotice): string =>
      fields.positions.map((position) => positions[position]).join(' · ') || everywhere
    return [
      { head: columns.title, value: ({ title }) => title },
      { head: columns.level, value: ({ fields }) => levels[fields.level] },
      { head: columns.state, value: ({ state }) => states[state] },
      { head: names.shownFrom, value: ({ fields }) => fields.shownFrom },
      { head: names.shownTo, value: ({ fields }) => fields.shownTo },
      { head: columns.places, value: placesOf },
    ]
  },
})

/** Amounts are in yuan; a budget without a limit has words in their place. */
export const budgetsFile = plainListFile<Budget>({
  call: searchBudgets,
  name: (language) => budgetText[language].title,
  read: listBudgets,
  columns: (_context, { language }) => {
    const { columns, objects, span, unlimited, overLimits } = budgetText[language]
    const days = ({ from, to }: Budget['current']): string =>
      span({ from: dayInWords(from, language), to: dayInWords(to, language) })
    return [
      { head: columns.name, value: ({ name }) => name },
      { head: columns.object, value: ({ object }) => `${objects[object.kind]} · ${object.name}` },
      { head: columns.period, value: ({ current }) => days(current) },
      { head: columns.amount, shows: 'money', value: ({ current }) => (current.amount < 0 ? unlimited : current.amount) },
      { head: columns.pending, shows: 'money', value: ({ current }) => current.pending },
      { head: columns.spent, shows: 'money', value: ({ current }) => current.spent },
      { head: columns.adjusted, shows: 'money', value: ({ current }) => current.adjusted },
      { head: columns.available, shows: 'money', value: ({ current }) => (current.amount < 0 ? unlimited : current.available) },
      { head: columns.used, value: ({ current }) => `${current.percent}%` },
      { head: columns.overLimit, value: ({ overLimit }) => overLimits[overLimit] },
      { head: columns.owner, value: ({ owner }) => owner?.name ?? '' },
    ]
  },
})
