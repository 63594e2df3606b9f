// @vitest-environment happy-dom
import type { DocumentNote } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser } from '../../../../testing/browser'
import { showPart } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { VisaHint } from './visa-hint'

inBrowser('products/intl-flight/check')

const visaFor = { countryId: 840, countryName: '美国', neededBy: '2026-12-09' }
const visa: DocumentNote = { level: 'warn', kind: 'visa', sentence: '前往美国须事先办理签证', visaFor }
const link = () => screen.queryByRole('link', { name: readText('products/intl-flight/check').visaLink })

test('[S2.23] [handbook 2.3] a trip that needs a visa leads to where it is applied for, in the kind of travel that it is', () => {
  signIn({ visaBookable: 1, personalVisaBookable: 1 })
  showPart(<VisaHint notes={[visa]} travelType={2} />)
  const filled = { visaCountry: 840, visaName: '美国', visaDay: '2026-12-09' }
  expect(link()?.getAttribute('href')).toBe(paths.home({ travelType: 2, type: 8, ...filled }))
})

test.each<[string, DocumentNote[], number, 'book'[]]>([
  ['no visa is needed', [{ ...visa, level: 'tell' }], 1, ['book']],
  ['something else is to be seen to', [{ ...visa, kind: 'validity' }], 1, ['book']],
  ['the company has no visas', [visa], -1, ['book']],
  ['one may not book', [visa], 1, []],
])('it leads nowhere where %s', (_why, notes, visaBookable, permissions) => {
  signIn({ visaBookable, permissions })
  showPart(<VisaHint notes={notes} travelType={1} />)
  expect(link()).toBeNull()
})
