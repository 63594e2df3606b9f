// @vitest-environment happy-dom
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveCompany } from '../../../api/calls/admin/company/company'
import { readText } from '../../../kit/text/text'
import { inBrowser } from '../../../testing/browser'
import { companySections as sections, namesOf, reasonOf } from '../../../testing/company'
import { administerCompany, openCompany, openCompanyWith } from '../../../testing/company-page'
import { answer, requestsOf } from '../../../testing/server'

inBrowser('admin/company/company', 'admin/named', 'admin/record', 'booking/application/words', 'kit/edit', 'kit/drafts')

const text = () => readText('admin/company/company')
const edit = () => readText('kit/edit')
const products = () => readText('booking/application/words').products

beforeEach(administerCompany)

const open = openCompany
const openWith = openCompanyWith
const saves = () => requestsOf(saveCompany)

describe('reasons for going beyond the standard', () => {
  const entries = () =>
    within(screen.getByRole('list', { name: text().reasonList }))
      .getAllByRole('listitem')
      .map((entry) => entry.textContent)
  async function act(page: Awaited<ReturnType<typeof open>>, name: string, action: string) {
    await page.user.click(screen.getByRole('button', { name: text().list.actionsOf({ name }) }))
    await page.user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }))
  }
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
  const apply = (part: Awaited<ReturnType<typeof dialog>>) => part.getByRole('button', { name: text().list.apply })
  const nameIn = (part: Awaited<ReturnType<typeof dialog>>) =>
    part.getByRole<HTMLInputElement>('textbox', {
      name: new RegExp(readText('admin/named').fields['zh-CN'].replaceAll(/[（）]/g, '.')),
    })

  test('are added with a name, which is asked for in the dialog, and saved with the section alone', async () => {
    answer(saveCompany, { version: 4 })
    const page = await open('reasons')
    await page.user.click(screen.getByRole('button', { name: text().item.reasonAdd }))
    const form = await dialog(text().item.reasonAdd)
    await page.user.click(apply(form))
    expect(form.getByText(companyFaultSentence('reasonNameMissing', 'zh-CN'))).toBeTruthy()
    await page.user.type(nameIn(form), '会务安排')
    await page.user.click(form.getByRole('checkbox', { name: text().item.needsText }))
    await page.user.click(apply(form))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(entries()).toHaveLength(3)
    expect(saves()).toEqual([])
    await page.save()
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(saves()[0]?.reasons?.reasons.at(-1)).toEqual(reasonOf('会务安排', { code: '', needsText: true }))
  })

  test('change their place, and stop at either end with a word', async () => {
    const page = await open('reasons')
    await act(page, '行程紧急', text().list.down)
    expect(entries().map((entry) => entry?.slice(0, 4))).toEqual(['没有更便', '行程紧急'])
    await page.user.click(screen.getByRole('button', { name: text().list.actionsOf({ name: '行程紧急' }) }))
    const down = await screen.findByRole('menuitem', { name: new RegExp(`^${text().list.down}`) })
    expect(down.getAttribute('aria-disabled')).toBe('true')
    expect(down.textContent).toContain(text().list.isLast)
  })

  test('that others speak of end and are used again; a new one is removed', async () => {
    const page = await openWith('reasons', { reasons: [reasonOf('行程紧急'), reasonOf('新原因', { code: '' })] })
    await act(page, '行程紧急', text().list.end)
    expect(entries()[0]).toContain(text().list.ended)
    await act(page, '行程紧急', text().list.resume)
    expect(entries()[0]).not.toContain(text().list.ended)
    await act(page, '新原因', text().list.remove)
    expect(entries()).toHaveLength(1)
  })

  test('of whom none is meant for every breach of some product are not sent, and say of which', async () => {
    const page = await openWith('reasons', { reasons: [reasonOf('行程紧急'), reasonOf('旧', { ended: true })] })
    await act(page, '行程紧急', text().list.edit)
    const form = await dialog(text().item.reasonEdit)
    await page.user.click(form.getByRole('checkbox', { name: products().flight }))
    await page.user.click(apply(form))
    await page.save()
    const sentence = companyFaultSentence('reasonsMissing', 'zh-CN')
    const said = screen.getByText(new RegExp(sentence.slice(0, 6)))
    for (const product of ['hotel', 'train'] as const) expect(said.textContent).toContain(products()[product])
    expect(saves()).toEqual([])
  })

  test('are said under a title of the company’s own, by product', async () => {
    answer(saveCompany, { version: 4 })
    const page = await open('reasons')
    await page.user.click(screen.getByRole('button', { name: text().editTitle({ product: products().hotel }) }))
    const form = await dialog(text().editTitle({ product: products().hotel }))
    await page.user.type(nameIn(form), '超标须知')
    await page.user.click(apply(form))
    await page.save()
    await waitFor(() => expect(saves()[0]?.reasons?.violationTitles.hotel).toEqual(namesOf('超标须知')))
  })
})

describe('the purpose of a trip', () => {
  const texts = () => text().texts
  async function openRule() {
    const page = await open('texts')
    const title = texts().edit({ product: products().flight, list: texts().purposes })
    await page.user.click(screen.getByRole('button', { name: title }))
    const form = within(await screen.findByRole('dialog', { name: title }))
    const choose = (name: string) => page.user.click(form.getByRole('radio', { name }))
    const apply = () => page.user.click(form.getByRole('button', { name: text().list.apply }))
    return { ...page, form, choose, apply }
  }

  test.each([
    ['a length that is none', 'free', 'least', '三', () => texts().leastWrong],
    ['a length beyond what fits', 'free', 'least', '201', () => texts().leastWrong],
    ['no pattern', 'pattern', 'pattern', '', () => companyFaultSentence('textPatternMissing', 'zh-CN')],
    ['a list without entries', 'list', undefined, '', () => companyFaultSentence('textListMissing', 'zh-CN')],
  ] as const)('with %s is refused at its field', async (_what, how, label, typed, sentence) => {
    const { user, form, choose, apply } = await openRule()
    await choose(texts().formNames[how])
    if (label) {
      const field = form.getByRole('textbox', { name: new RegExp(`^${texts()[label]}`) })
      await user.clear(field)
      if (typed) await user.type(field, typed)
    }
    await apply()
    expect(form.getByText(sentence())).toBeTruthy()
  })

  test('is chosen of a list in two languages, as lines of a sheet', async () => {
    answer(saveCompany, { version: 4 })
    const { user, form, choose, apply, save } = await openRule()
    await choose(texts().askedNames.required)
    await choose(texts().formNames.list)
    await user.click(form.getByRole('textbox', { name: new RegExp(`^${texts().options}`) }))
    await user.paste('客户拜访\tClient visit\n培训')
    await apply()
    await save()
    await waitFor(() => expect(saves()).toHaveLength(1))
    const { purposes, remarks } = saves()[0]!.texts!
    expect(purposes.flight).toMatchObject({
      asked: 'required',
      form: 'list',
      texts: [{ 'zh-CN': '客户拜访', en: 'Client visit' }, { 'zh-CN': '培训' }],
    })
    expect(purposes.hotel).toEqual(sections.texts.purposes.hotel)
    expect(remarks).toEqual(sections.texts.remarks)
  })

  test('is not asked at all, and then nothing is asked of how', async () => {
    const { form, choose, apply } = await openRule()
    await choose(texts().askedNames.never)
    expect(form.queryByRole('radio', { name: texts().formNames.free })).toBeNull()
    await apply()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('links of a company', () => {
  async function add(name: string, address: string) {
    const page = await open('features')
    await page.user.click(screen.getByRole('button', { name: text().item.linkAdd }))
    const form = within(await screen.findByRole('dialog', { name: text().item.linkAdd }))
    const [first] = form.getAllByRole('textbox')
    await page.user.type(first!, name)
    await page.user.type(form.getByRole('textbox', { name: new RegExp(`^${text().item.address}`) }), address)
    await page.user.click(form.getByRole('button', { name: text().list.apply }))
    await page.save()
    return page
  }

  test.each(['报销', 'javascript:alert(1)', '//elsewhere.example', 'http://plain.example'])(
    'lead to a page of the portal or a secure address: %s is refused',
    async (address) => {
      await add('报销', address)
      expect(screen.getByText(edit().faults({ count: 1 }))).toBeTruthy()
      expect(saves()).toEqual([])
    },
  )

  test('are sent as they were written', async () => {
    answer(saveCompany, { version: 4 })
    await add('报销', 'https://cost.example/claims')
    await waitFor(() =>
      expect(saves()[0]?.features?.links).toEqual([
        { names: namesOf('报销'), actionId: 'https://cost.example/claims', cssClass: 'link' },
      ]),
    )
  })
})
