import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, signIn } from '../support'

const heads = '工号,姓名,邮箱,手机号,部门,职级,成本中心,直属上级,备注'
/** Another attempt imports others. */
const attempt = (): number => test.info().retry
const line = (number: number, more: { department?: string; superior?: string } = {}): string =>
  [
    `IM${attempt()}${number}`,
    number === 1 ? '程一凡' : '白若溪',
    `import-${attempt()}-${number}@yuanxing.example`,
    `159000${attempt()}${String(number).padStart(4, '0')}`,
    more.department ?? '销售部',
    '员工',
    'CC1001',
    more.superior ?? `IM${attempt()}1`,
    '新入职',
  ].join(',')
const lines = (of: (number: number) => string): string =>
  [heads, ...Array.from({ length: 200 }, (_, index) => of(index + 1))].join('\r\n')

const choose = (page: Page, name: string, content: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

test('[S2.45] an administrator tries a file of people, corrects what is wrong, and takes two hundred over', async ({ page }) => {
  await page.goto('/v/?lang=zh-CN')
  await signIn(page, 'admin@yuanxing.example', '/v/manage/employee/list')
  await page.getByRole('link', { name: '批量导入' }).click()
  await expectAccessible(page)

  await test.step('the template is a workbook that can be filled in and read again', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载模板' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('员工导入模板.xlsx')
    await page.locator('input[type=file]').setInputFiles(await file.path())
    await expect(page.getByRole('combobox', { name: '“直属上级”对应' })).toHaveValue('superior')
    await page.getByRole('button', { name: '核对' }).click()
    await expect(page.getByRole('row', { name: /部门.*销售部\/华东组.*未找到/ })).toBeVisible()
    await page.getByRole('button', { name: '更换文件' }).click()
  })

  await test.step('something that is no sheet is refused, and nothing else happens', async () => {
    await choose(page, 'people.csv', '')
    await expect(page.getByText('文件中没有内容')).toBeVisible()
  })

  await test.step('one wrong line keeps all others out, and is told with its reason', async () => {
    await choose(
      page,
      '员工.csv',
      lines((number) => line(number, number === 150 ? { department: '火星分部' } : number === 1 ? { superior: '欧阳明哲' } : {})),
    )
    await expect(page.getByText('员工.csv，共 200 行')).toBeVisible()
    await expect(page.getByRole('combobox', { name: '“备注”对应' })).toHaveValue('')
    await expectAccessible(page)
    await page.getByRole('button', { name: '核对' }).click()
    await expect(page.getByRole('row', { name: /151.*部门.*火星分部.*未找到/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^导入/ })).toHaveCount(0)
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载带说明的文件' }).click()
    expect((await download).suggestedFilename()).toBe('员工导入-有误的行.xlsx')
    await page.getByRole('button', { name: '更换文件' }).click()
  })

  await test.step('the corrected file is taken over as a whole', async () => {
    await choose(
      page,
      '员工.csv',
      lines((number) => line(number, number === 1 ? { superior: '欧阳明哲' } : {})),
    )
    await page.getByRole('button', { name: '核对' }).click()
    await page.getByRole('button', { name: '导入 200 位员工' }).click()
    await expect(page.getByText('新增 200 位，修改 0 位，0 位没有变化。')).toBeVisible()
    await page.getByRole('link', { name: '查看员工列表' }).click()
    await page.getByRole('combobox', { name: '搜索员工' }).fill(`IM${attempt()}150`)
    await expect(page.getByRole('row', { name: /白若溪.*IM\d150.*销售部.*程一凡.*未激活/ })).toBeVisible()
  })

  await test.step('the same file again changes nothing, and its columns are remembered', async () => {
    await page.goto('/v/manage/employee/import')
    await choose(
      page,
      '员工.csv',
      lines((number) => line(number, number === 1 ? { superior: '欧阳明哲' } : {})),
    )
    await page.getByRole('button', { name: '核对' }).click()
    await expect(page.getByText('文件与现有信息一致，没有需要导入的内容。')).toBeVisible()
  })
})

test('[S2.45] a file as spreadsheets of Chinese Windows write it is read, on a phone in English', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/v/?lang=en')
  await signIn(page, 'admin@yuanxing.example', '/v/manage/employee/import')
  // 姓名,邮箱 and 方正,fang-gb@yuanxing.example in GB 18030.
  const gb = Buffer.concat([
    Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xd3, 0xca, 0xcf, 0xe4, 0x0a, 0xb7, 0xbd, 0xd5, 0xfd]),
    Buffer.from(',fang-gb@yuanxing.example\n'),
  ])
  await choose(page, 'people.csv', gb)
  await expect(page.getByRole('combobox', { name: 'Meaning of “姓名”' })).toHaveValue('name')
  await expect(page.getByText('方正')).toBeVisible()
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Needed for somebody new').first()).toBeVisible()
  await expectAccessible(page)
})
