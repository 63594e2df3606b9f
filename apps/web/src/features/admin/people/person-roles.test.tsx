// @vitest-environment happy-dom
import type { PersonDetail, RoleGrant } from '@sojourn/contract/admin/people/person.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getPerson, giveRole, takeRole } from '../../../api/calls/admin/people/person'
import { queryClient, useRead } from '../../../api/queries'
import { formatFullDate } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { showPart } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import { RolesSection } from './roles-section'
import type { PersonChoices } from './use-person-choices'

inBrowser('admin/people/person', 'kit/edit')

const text = () => readText('admin/people/person')
const grant = {
  grantId: 'r1',
  role: 'finance',
  givenAt: '2026-10-01T02:00:00Z',
  giverName: '王芳',
} as const satisfies RoleGrant
const person = {
  employeeId: 'e2',
  state: 'active',
  today: '2026-11-20',
  fields: { name: '陈志远' },
  roles: [grant],
  mayGiveRoles: true,
} as const satisfies Sketch<PersonDetail>
const choices = {
  roles: ['finance', 'departmentAdministrator'],
  departments: [{ id: 'd1', name: '销售部' }],
} as unknown as PersonChoices

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'managePeople'] })
})

function Section() {
  const { data } = useRead(getPerson, { employeeId: 'e2' })
  return data ? <RolesSection person={data} choices={choices} /> : null
}
const tell = (more: Sketch<PersonDetail>) => answer(getPerson, { ...person, ...more })
async function open(more: Sketch<PersonDetail> = {}) {
  tell(more)
  const page = showPart(<Section />)
  await screen.findByText(text().rolesHint)
  const give = async () => {
    await page.user.click(screen.getByRole('button', { name: text().give }))
    return within(await screen.findByRole('dialog', { name: text().giveTitle({ name: '陈志远' }) }))
  }
  return { ...page, give }
}
type Dialog = ReturnType<typeof within>
const role = (dialog: Dialog) => dialog.getByRole('combobox', { name: new RegExp(`^${text().role}`) })
const department = (dialog: Dialog) => dialog.queryByRole('combobox', { name: new RegExp(`^${text().roleDepartment}`) })
const confirm = (dialog: Dialog) => dialog.getByRole('button', { name: text().giveConfirm })
const take = () => screen.queryByRole('button', { name: text().takeOf({ role: text().roles.finance }) })

describe('the roles of a person', () => {
  test('say over what and until when they are', async () => {
    const over = {
      ...grant,
      grantId: 'r2',
      role: 'departmentAdministrator',
      departmentName: '销售部',
      until: '2026-12-31',
    } as const
    await open({ roles: [grant, over] })
    const rows = within(screen.getByRole('list', { name: text().sections.roles })).getAllByRole('listitem')
    expect(within(rows[0]!).getByText(text().wholeCompany)).toBeTruthy()
    const until = text().until({ day: formatFullDate('2026-12-31') })
    expect(within(rows[1]!).getByText(`${text().over({ department: '销售部' })} · ${until}`)).toBeTruthy()
  })

  test('are only read by whoever gives none, and nobody who has left is given one', async () => {
    const buttons = () => [screen.queryByRole('button', { name: text().give }), take()].map((each) => each !== null)
    await open({ mayGiveRoles: false, roles: [] })
    expect(screen.getByText(text().noRoles)).toBeTruthy()
    expect(buttons()).toEqual([false, false])
    tell({ state: 'left' })
    await queryClient.invalidateQueries({ queryKey: [getPerson.path] })
    await screen.findByText(text().roles.finance)
    expect(buttons()).toEqual([false, true])
  })

  test('are taken only by whoever means it, and that is told although the row is gone by then', async () => {
    answer(takeRole, {})
    const { user } = await open()
    const ask = async (press: string) => {
      await user.click(take()!)
      const question = within(await screen.findByRole('dialog', { name: text().takeTitle({ role: text().roles.finance }) }))
      expect(question.getByText(text().takeText({ name: '陈志远' }))).toBeTruthy()
      await user.click(question.getByRole('button', { name: press }))
    }
    await ask(readText('kit/widgets').cancel)
    expect(requestsOf(takeRole)).toEqual([])
    tell({ roles: [] })
    await ask(text().take)
    expect(await screen.findByText(text().taken)).toBeTruthy()
    expect(screen.getByText(text().noRoles)).toBeTruthy()
    expect(requestsOf(takeRole)).toEqual([{ grantId: 'r1' }])
  })

  test('that cannot be taken stay, with the reason', async () => {
    refuse(takeRole, 'lastAdministrator')
    const { user } = await open()
    await user.click(take()!)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: text().take }))
    expect(await screen.findByText(await sentenceOf('lastAdministrator'))).toBeTruthy()
    expect(take()).toBeTruthy()
  })
})

describe('a role that is given', () => {
  test('is chosen first; one over a department asks for it, another does not', async () => {
    const { user, give } = await open()
    const dialog = await give()
    await user.click(confirm(dialog))
    expect(dialog.getByText(text().roleMissing)).toBeTruthy()
    expect(document.activeElement).toBe(role(dialog))
    await user.selectOptions(role(dialog), text().roles.departmentAdministrator)
    expect(dialog.getByText(text().missing.department)).toBeTruthy()
    await user.selectOptions(role(dialog), text().roles.finance)
    expect(department(dialog)).toBeNull()
    expect(requestsOf(giveRole)).toEqual([])
  })

  test('is sent once with its department and its last day, and stands in the list', async () => {
    answer(giveRole, {})
    const { user, give } = await open({ roles: [] })
    const dialog = await give()
    await user.selectOptions(role(dialog), text().roles.departmentAdministrator)
    await user.selectOptions(department(dialog), '销售部')
    await user.click(dialog.getByRole('textbox', { name: text().roleUntil }))
    await user.paste('2026-12-31')
    tell({})
    const go = holdBack(giveRole)
    await user.dblClick(confirm(dialog))
    go()
    expect(await screen.findByText(text().given)).toBeTruthy()
    expect(requestsOf(giveRole)).toEqual([
      { employeeId: 'e2', role: 'departmentAdministrator', departmentId: 'd1', until: '2026-12-31' },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText(text().roles.finance)).toBeTruthy()
  })

  test('names no department that was chosen for another role before', async () => {
    answer(giveRole, {})
    const { user, give } = await open()
    const dialog = await give()
    await user.selectOptions(role(dialog), text().roles.departmentAdministrator)
    await user.selectOptions(department(dialog), '销售部')
    await user.selectOptions(role(dialog), text().roles.finance)
    await user.click(confirm(dialog))
    await waitFor(() => expect(requestsOf(giveRole)).toEqual([{ employeeId: 'e2', role: 'finance' }]))
  })

  test('that is refused says why in the dialog, and what was chosen stays', async () => {
    refuse(giveRole, 'forbidden')
    const { user, give } = await open()
    const dialog = await give()
    await user.selectOptions(role(dialog), text().roles.finance)
    await user.click(confirm(dialog))
    expect(await dialog.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${text().role}`) }).value).toBe('finance')
  })
})
