import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, signIn } from '../support'

/** Another attempt enters others. */
const attempt = (): number => test.info().retry
const heads = '成本中心编码,成本中心名称,负责人,适用部门'
const fileOf = (department: string): string =>
  [heads, `LG${attempt()}01,日志一号,陈志远,销售部`, `LG${attempt()}02,日志二号,,${department}`].join('\r\n')

const choose = (page: Page, content: string) =>
  page.locator('input[type=file]').setInputFiles({ name: '成本中心.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })

test('[S2.48] cost centres come from a file: a wrong line keeps all out, the corrected file is taken over, and the log tells of it', async ({
  page,
}) => {
  test.slow()
  await page.goto('/v/?lang=zh-CN')
  await signIn(page, 'admin@yuanxing.example')
  await page.goto('/v/manage/enterprise/costCentres')
  await page.getByRole('link', { name: '批量导入' }).click()
  await expectAccessible(page)

  await test.step('one wrong line comes back with its reason, and nothing is taken over', async () => {
    await choose(page, fileOf('火星分部'))
    await expect(page.getByRole('combobox', { name: '“负责人”对应' })).toHaveValue('owner')
    await page.getByRole('button', { name: '核对' }).click()
    await expect(page.getByRole('row', { name: /3.*适用部门.*火星分部.*未找到/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^导入/ })).toHaveCount(0)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载带说明的文件' }).click()
    expect((await download).suggestedFilename()).toBe('成本中心导入-有误的行.xlsx')
    await page.getByRole('button', { name: '更换文件' }).click()
  })

  await test.step('the corrected file is taken over as a whole, and again changes nothing', async () => {
    await choose(page, fileOf('全部'))
    await page.getByRole('button', { name: '核对' }).click()
    await page.getByRole('button', { name: '导入 2 个成本中心' }).click()
    await expect(page.getByText('新增 2 个，修改 0 个，0 个没有变化。')).toBeVisible()
    await page.getByRole('button', { name: '再导入一个文件' }).click()
    await choose(page, fileOf('全部'))
    await page.getByRole('button', { name: '核对' }).click()
    await expect(page.getByText('文件与现有信息一致，没有需要导入的内容。')).toBeVisible()
  })

  await test.step('the log tells who entered it, and what it says', async () => {
    await page.goto('/v/manage/log/index')
    await page.getByRole('textbox', { name: '搜索对象' }).fill(`LG${attempt()}01`)
    const row = page.getByRole('row', { name: /周雅琴.*日志一号.*成本中心.*添加/ })
    await expect(row).toHaveCount(1)
    await expectAccessible(page)
    await row.getByRole('button').click()
    const entry = page.getByRole('dialog', { name: '日志一号 · 添加' })
    await expect(entry).toContainText(`LG${attempt()}01`)
    await expect(entry).toContainText('陈志远')
    await entry.getByRole('button', { name: '只看该对象的变更' }).click()
    await expect(page.getByRole('group', { name: '已选条件' })).toContainText('仅此对象')
  })
})

test('[S6.02] a change in the console is found in the log with what was before and after, and taken along as a workbook', async ({
  page,
}) => {
  await page.goto('/v/?lang=zh-CN')
  await signIn(page, 'admin@yuanxing.example')
  await page.goto('/v/manage/enterprise/hours')
  await page.getByRole('button', { name: '添加日期' }).click()
  await page
    .getByRole('textbox', { name: '日期' })
    .last()
    .fill(`2027-03-0${attempt() + 1}`)
  await page.getByRole('textbox', { name: '说明' }).last().fill(`司庆${attempt()}`)
  await page.getByRole('heading', { name: '特殊日期' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^保存/ }).click()
  await expect(page.getByText('办公时间已保存')).toBeVisible()

  await page.goto('/v/manage/log/index')
  await page.getByRole('combobox', { name: '对象类型' }).selectOption('办公时间')
  await page
    .getByRole('button', { name: /查看办公时间的变更/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText(`司庆${attempt()}`)
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  expect((await download).suggestedFilename()).toBe('变更记录.xlsx')
})
