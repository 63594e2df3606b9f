// @vitest-environment happy-dom
import type { ServiceAgreement } from '@sojourn/contract/admin/agency/agreement.calls'
import { cleanup, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getCompanyChoices } from '../../api/calls/admin/company/company'
import { getDepartments } from '../../api/calls/admin/people/department'
import { getGrades } from '../../api/calls/admin/people/grade'
import { getPersonChoices } from '../../api/calls/admin/people/person'
import { readText } from '../../kit/text/text'
import { agreement } from '../../testing/agreement'
import { inBrowser, stopClock } from '../../testing/browser'
import { showPart } from '../../testing/page'
import { signIn } from '../../testing/people'
import { answer } from '../../testing/server'
import { TermsForm } from './agreement/terms-form'
import { BudgetDialog } from './budgets/budget-dialog'
import { CostCentreDialog } from './cost-centres/cost-centre-dialog'
import { FieldDialog } from './custom-fields/field-dialog'
import { DepartmentDialog } from './departments/department-dialog'
import { ExchangeRateForm } from './exchange-rates/exchange-rate-form'
import { GradeDialog } from './grades/grade-dialog'
import { AddGuestDialog } from './guests/add-guest-dialog'
import { OpenIncidentDialog } from './incidents/open-dialog'
import { EntityDialog } from './legal-entities/entity-dialog'
import { NoticeDialog } from './notices/notice-dialog'
import { Component as AddPerson } from './people/add-person-page'
import { ProjectDialog } from './projects/project-dialog'
import { FeeForm } from './service-fee/fee-form'

inBrowser(
  'admin/agency/agreement-offer',
  'admin/agency/exchange-rate',
  'admin/agency/service-fee',
  'admin/budget/words',
  'admin/company/catalogue',
  'admin/cost-objects/cost-centres',
  'admin/company/legal-entities',
  'admin/company/notices',
  'admin/cost-objects/projects',
  'admin/custom-field/words',
  'admin/approval/flows',
  'admin/named',
  'admin/record',
  'admin/orders/incidents',
  'admin/orders/words',
  'admin/departments/words',
  'admin/people/grades',
  'admin/guests/words',
  'admin/people/person',
  'booking/application/words',
  'booking/custom-field',
  'booking/placing/choice',
  'booking/policy/edit',
  'booking/traveller',
  'kit/drafts',
  'kit/edit',
  'kit/widgets',
)

const nothing = (): void => undefined
const gone = () => Promise.resolve(undefined)

/** Each as it opens for something new. */
const forms: readonly (readonly [string, () => ReactNode])[] = [
  ['a department', () => <DepartmentDialog department={undefined} parentId="d1" departments={[]} onClose={nothing} />],
  ['a grade', () => <GradeDialog grade={undefined} onClose={nothing} />],
  ['a notice', () => <NoticeDialog notice={undefined} readAgain={gone} onClose={nothing} />],
  ['a legal entity', () => <EntityDialog entity={undefined} readAgain={gone} onClose={nothing} />],
  ['a cost centre', () => <CostCentreDialog costCentre={undefined} readAgain={gone} onClose={nothing} />],
  ['a project', () => <ProjectDialog project={undefined} readAgain={gone} onClose={nothing} />],
  ['a field of the company', () => <FieldDialog field={undefined} all={[]} onClose={nothing} />],
  ['a budget', () => <BudgetDialog budget={undefined} readAgain={gone} onClose={nothing} />],
  ['one of the people', () => <AddPerson />],
  ['a guest', () => <AddGuestDialog onClose={nothing} />],
  ['an incident', () => <OpenIncidentDialog onClose={nothing} />],
  ['terms of a contract', () => <TermsForm enterpriseId={1} agreement={agreement as unknown as ServiceAgreement} />],
  ['fees', () => <FeeForm companies={[]} today="2026-11-20" />],
  ['an exchange rate', () => <ExchangeRateForm ruling={[]} />],
]

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'manageCompany', 'managePeople', 'readCompany'] })
  answer(getDepartments, { list: [], mayChange: true })
  answer(getGrades, { list: [], mayChange: true })
  answer(getPersonChoices, { grades: [], costCentres: [], offices: [], fields: [] })
  answer(getCompanyChoices, { departments: [], costCentres: [], legalEntities: [] })
})

/** The first line or box of a form that takes words. */
async function firstBox(): Promise<HTMLInputElement | HTMLTextAreaElement> {
  const boxes = await screen.findAllByRole<HTMLInputElement>('textbox')
  return boxes.find((box) => !box.readOnly && box.maxLength >= 30)!
}

function OnDemand({ form }: { form: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? form() : <button onClick={() => setOpen(true)}>open</button>
}

/** Opens a form as somebody does who comes to its page. */
async function open(form: () => ReactNode) {
  const { user } = showPart(<OnDemand form={form} />)
  await user.click(await screen.findByRole('button', { name: 'open' }))
  return { user, box: await firstBox() }
}

describe('what somebody has begun to write is there when the form is opened again', () => {
  test.each(forms)('%s', async (_what, form) => {
    const { user, box } = await open(form)
    await user.type(box, '12')
    cleanup()
    expect((await open(form)).box.value).toBe('12')
    expect(screen.getByText(readText('kit/drafts').restored)).toBeTruthy()
  })
})
