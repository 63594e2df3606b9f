import type { Company } from '@sojourn/contract/admin/company/company.calls'
import type { CompanySections } from '@sojourn/contract/admin/company/company.shapes'
import type { CompanySection } from '@sojourn/contract/admin/company/company-words'
import { screen } from '@testing-library/react'
import { getCompany } from '../api/calls/admin/company/company'
import { getCompanyChanges } from '../api/calls/admin/record-change'
import { readText } from '../kit/text/text'
import { paths } from '../paths'
import { stopClock } from './browser'
import { company, companySections } from './company'
import { openPage, type Opened } from './page'
import { signIn } from './people'
import { answer } from './server'
import * as companyPage from '../features/admin/company/company-page'

/** An administrator is signed in, and nobody has changed the company yet. */
export function administerCompany(): void {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'manageCompany', 'readCompany'] })
  answer(getCompany, company)
  answer(getCompanyChanges, { list: [] })
}

export interface OpenedCompany extends Opened {
  save: () => Promise<void>
}

/** A section of what the company says of itself, as it stands. */
export async function openCompany(section: CompanySection, more: Partial<Company> = {}): Promise<OpenedCompany> {
  const text = readText('admin/company/company')
  answer(getCompany, { ...company, ...more })
  const page = openPage(companyPage, `${paths.company()}?tab=${section}`)
  await screen.findByRole('tab', { name: text.tabs[section], selected: true })
  if (more.mayChange !== false) await screen.findByRole('group', { name: text.tabs[section] })
  const save = () => page.user.click(screen.getByRole('button', { name: readText('kit/edit').save }))
  return { ...page, save }
}

/** The same where something of the section is otherwise. */
export const openCompanyWith = <Section extends CompanySection>(
  section: Section,
  value: Partial<CompanySections[Section]>,
): Promise<OpenedCompany> =>
  openCompany(section, { sections: { ...companySections, [section]: { ...companySections[section], ...value } } })
