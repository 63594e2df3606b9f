import type { LocalText } from '@sojourn/contract/kit/language'
import type { Vault } from '../kit/vault'
import type { PreferenceBody } from '../modules/personal/preferences'
import type { SeedCompany } from './people'
import { employeeId } from './seed-person'
import { insert, type Owner } from './store'

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})
const everywhere = { positions: [] as number[], products: [] as number[], keywords: [] as string[] }
const from = '2026-10-01T00:00:00Z'
const until = '2028-12-31T15:59:59Z'

interface SeedNotice {
  id: string
  title: LocalText
  description: LocalText
  content: LocalText
  level: 1 | 2 | 3
  autoAlert?: true
  footBanner?: { img: string; title: LocalText; param: string }
  scope: Partial<typeof everywhere>
}

const yearEnd: SeedNotice = {
  id: 'year-end',
  title: text('年末差旅报销截止提醒', '年末差旅報銷截止提醒', 'Year-end deadline for travel expenses'),
  description: text(
    '请在 12 月 25 日前提交本年度报销',
    '請在 12 月 25 日前提交本年度報銷',
    'Hand in this year’s expenses by 25 December',
  ),
  content: text(
    '本年度差旅费用请于 12 月 25 日前提交报销。12 月 26 日起出行的费用计入下一年度。',
    '本年度差旅費用請於 12 月 25 日前提交報銷。12 月 26 日起出行的費用計入下一年度。',
    'Hand in this year’s travel expenses by 25 December. Trips from 26 December on count for next year.',
  ),
  level: 2,
  footBanner: { img: '', title: text('查看我的行程', '查看我的行程', 'See my bookings'), param: '/center/tripOrderList' },
  scope: { positions: [1] },
}
const pudong: SeedNotice = {
  id: 'pudong',
  title: text('浦东机场请预留更多时间', '浦東機場請預留更多時間', 'Allow more time at Pudong airport'),
  description: text('航站楼间换乘约需 40 分钟', '航廈間轉乘約需 40 分鐘', 'Changing terminals takes about 40 minutes'),
  content: text(
    '浦东机场航站楼间换乘约需 40 分钟，建议国内航班提前 2 小时到达。',
    '浦東機場航廈間轉乘約需 40 分鐘，建議國內航班提前 2 小時到達。',
    'Changing terminals at Pudong takes about 40 minutes. Be there 2 hours before domestic flights.',
  ),
  level: 1,
  scope: { positions: [2, 3, 4], products: [1], keywords: ['上海', 'Shanghai', '浦东', '浦東', 'Pudong'] },
}
const welcome: SeedNotice = {
  id: 'welcome',
  title: text('新差旅平台上线', '新差旅平臺上線', 'The new travel portal is open'),
  description: text('机票、火车、酒店一站预订', '機票、火車、飯店一站預訂', 'Flights, trains and hotels in one place'),
  content: text(
    '即日起请在本平台预订因公出行。原渠道的订单仍在原渠道办理退改。',
    '即日起請在本平臺預訂因公出行。原渠道的訂單仍在原渠道辦理退改。',
    'Please book business travel here from now on. Orders from the former channel are changed and refunded there.',
  ),
  level: 3,
  autoAlert: true,
  scope: { positions: [1] },
}
const winter: SeedNotice = {
  id: 'winter',
  title: text('冬季出行安全提示', '冬季出行安全提示', 'Travelling safely in winter'),
  description: text('雨雪天气请留意航班动态', '雨雪天氣請留意航班動態', 'Watch your flights in rain and snow'),
  content: text(
    '冬季雨雪天气多发，出发前请留意航班和列车动态，必要时可在订单中申请改签。',
    '冬季雨雪天氣多發，出發前請留意航班和列車動態，必要時可在訂單中申請改簽。',
    'Rain and snow are frequent. Check your flight or train before you leave; you can ask for a change in the order.',
  ),
  level: 1,
  scope: { positions: [1] },
}

const notices: Record<number, SeedNotice[]> = { 1: [yearEnd, pudong], 2: [yearEnd], 3: [welcome, yearEnd, winter] }

const likes: Record<string, { isVip: boolean; body: PreferenceBody }> = {
  '1-employee': {
    isVip: false,
    body: {
      labels: [text('常旅客', '常旅客', 'Frequent traveller')],
      likes: [
        { kind: 'flightSeat', choice: 'aisle', remark: '' },
        { kind: 'meal', choice: 'VGML', remark: '' },
        { kind: 'hotel', choice: 'nonSmoking', remark: '' },
      ],
    },
  },
  '1-director': {
    isVip: true,
    body: {
      labels: [text('高管', '高管', 'Executive'), text('优先致电', '優先致電', 'Call first')],
      likes: [
        { kind: 'flightSeat', choice: 'front', remark: 'C' },
        { kind: 'hotel', choice: 'highFloor', remark: '' },
        { kind: 'trainSeat', choice: 'window', remark: '' },
      ],
    },
  },
}

const reminders = {
  refund: text(
    '国际机票退票前请先致电客服核实税费，退票需经部门负责人同意。',
    '國際機票退票前請先致電客服核實稅費，退票需經部門負責人同意。',
    'Call the service desk about taxes before refunding an international ticket; the head of department has to agree.',
  ),
  change: text(
    '改签产生的差价超过 1,000 元须重新审批。',
    '改簽產生的差價超過 1,000 元須重新審批。',
    'A change that costs more than ¥1,000 needs a new approval.',
  ),
}

/** What the shell shows around the pages; only the third company is asked to join the payment app and alerted at once. */
export async function seedShell(client: Owner, vault: Vault, company: SeedCompany): Promise<void> {
  const enterprise_id = company.enterpriseId
  for (const { id, scope, autoAlert, footBanner, ...notice } of notices[enterprise_id] ?? [])
    await insert(client, 'notice', {
      enterprise_id,
      notice_id: id,
      ...notice,
      ...everywhere,
      ...scope,
      auto_alert: autoAlert ?? false,
      foot_banner: footBanner ?? null,
      shown_from: from,
      shown_until: until,
    })
  const updated_at = from
  for (const { account } of company.people) {
    const employee_id = employeeId(company, account)
    const known = likes[employee_id]
    if (!known) continue
    const body_cipher = vault.seal(JSON.stringify(known.body))
    await insert(client, 'travel_preference', { enterprise_id, employee_id, is_vip: known.isVip, body_cipher, updated_at })
  }
  if (enterprise_id === 1)
    for (const kind of ['refund', 'change'] as const)
      await insert(client, 'enterprise_remark', {
        enterprise_id,
        product: 2,
        kind,
        remarks: reminders[kind],
        updated_at,
        updater_name: '周雅琴',
      })
  if (enterprise_id === 3) await insert(client, 'payment_app_enterprise', { enterprise_id, status: 2, changed_at: updated_at })
}
