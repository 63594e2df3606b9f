// @vitest-environment happy-dom
import type { Company } from '@sojourn/contract/admin/company/company.calls'
import type { CompanySection } from '@sojourn/contract/admin/company/company-words'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getCompany } from '../../../api/calls/admin/company/company'
import { getCompanyChanges } from '../../../api/calls/admin/record-change'
import { storage } from '../../../kit/browser/storage'
import { serverNow } from '../../../kit/dates/server-time'
import { draftKey } from '../../../kit/forms/kept-draft'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, type Sketch } from '../../../testing/server'
import * as companyPage from './company-page'

inBrowser(
  'admin/company/company',
  'admin/company/previews',
  'admin/named',
  'admin/record',
  'kit/edit',
  'kit/drafts',
  'kit/widgets',
)

const names = (name: string) => ({ 'zh-CN': name, 'zh-TW': '', en: '' })
const none = names('')
const sections = {
  profile: {
    names: names('远行科技'),
    appTitle: names('远行商旅'),
    brandColour: '#0f62fe',
    isShowDTGLogo: true,
    serviceTel: '',
    serviceTelDisplay: '',
  },
  reasons: {
    reasons: [],
    violationTitles: {
      flight: none,
      intlFlight: none,
      hotel: none,
      intlHotel: none,
      train: none,
      car: none,
      visa: none,
      meeting: none,
    },
  },
} satisfies Sketch<Company['sections']>

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'manageCompany', 'readCompany'] })
  answer(getCompany, { version: 3, sections, logo: '', terms: {}, supplied: [], mayChange: true })
  answer(getCompanyChanges, { list: [] })
})

/** What was written in a section by a form of this shape. */
function write<Section extends keyof typeof sections>(
  section: Section & CompanySection,
  mine: (typeof sections)[Section],
  version: number,
): void {
  const key = draftKey({ owner: { enterpriseId: 1, employeeId: 'e1' }, form: 'company', of: section })
  const value = { version: 3, base: sections[section], mine }
  storage.write(key, JSON.stringify({ at: serverNow(), version, value }))
}

test('what was written of the company before titles of cars came is still there', async () => {
  write('profile', { ...sections.profile, serviceTel: '010-5555' }, 0)
  openPage(companyPage, paths.company())
  expect(await screen.findByDisplayValue('010-5555')).toBeTruthy()
})

test.each([
  ['cars', 0],
  ['visas and meetings', 2],
])('titles that were written before %s had one begin anew', async (_product, version) => {
  const flight = names('超标提醒')
  write('reasons', { ...sections.reasons, violationTitles: { ...sections.reasons.violationTitles, flight } }, version)
  openPage(companyPage, `${paths.company()}?tab=reasons`)
  expect(await screen.findAllByText(readText('admin/company/company').usualTitle)).toHaveLength(8)
  expect(screen.queryByText('超标提醒')).toBeNull()
})
