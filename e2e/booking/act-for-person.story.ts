import { expect, test } from '@playwright/test'
import { text as agentZh } from '@sojourn/text/access/agency/agent.zh-CN'
import { text as actingZh } from '@sojourn/text/admin/acting.zh-CN'
import { text as floatingZh } from '@sojourn/text/app/floating.zh-CN'
import { expectAccessible, signIn } from '../support'

test('[S2.47] an administrator acts for somebody with a reason, in a page that says so, and comes back', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin@yuanxing.example')
  await page.goto('/v/manage/employee/detail?employeeId=1-consultant')
  await page.getByRole('button', { name: actingZh.begin }).click()
  const dialog = page.getByRole('dialog', { name: actingZh.title({ name: '顾一鸣' }) })
  await dialog.getByRole('button', { name: actingZh.open }).click()
  await expect(dialog.getByText(actingZh.missing)).toBeVisible()
  await dialog.getByRole('textbox', { name: actingZh.reason }).fill('出差途中手机遗失')
  await expectAccessible(page)
  const [acting] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('button', { name: actingZh.open }).click()])
  // The person's likes come up on home, over everything else.
  await expect(acting.getByRole('dialog', { name: floatingZh.likes })).toBeVisible()
  await acting.keyboard.press('Escape')
  const bar = acting.getByRole('contentinfo', { name: agentZh.barOfColleague })
  await expect(bar).toContainText(agentZh.colleague({ name: '周雅琴' }))
  await expect(bar).toContainText(agentZh.person({ name: '顾一鸣' }))
  await expectAccessible(acting)
  await acting.goto('/v/manage/index')
  await acting.waitForURL(/\/err\/index/)
  await acting.goto('/v/center/tripOrderList')
  await bar.getByRole('button', { name: agentZh.end }).click()
  await acting.waitForURL(/\/manage\/employee\/detail\?employeeId=1-consultant/)
  await expect(acting.getByRole('contentinfo', { name: agentZh.barOfColleague })).toHaveCount(0)

  const own = await browser.newPage()
  await signIn(own, 'consultant@yuanxing.example')
  await own.goto('/v/center/mails')
  await expect(own.getByText('管理员代您操作：周雅琴').first()).toBeVisible()
  await own.close()
})
