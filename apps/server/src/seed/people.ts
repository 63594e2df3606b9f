import type { LocalText } from '@sojourn/contract/kit/language'
import type { Permission } from '@sojourn/contract/kit/call'
import type { Role } from '@sojourn/contract/kit/roles'
import type { ReturnRule } from '@sojourn/domain/booking/ledger/shares'
import type { CompanyMethod, EnterpriseSettings } from '../modules/booking/settings/store'

/** Invented people of the demonstration companies; document numbers are made from unused serials. */
export interface SeedPerson {
  account: string
  /** As the company numbers its people; the agency's have none. */
  number?: string
  name: string
  pinyin: string
  mobile: string
  department: string
  grade: string
  manager?: string
  permissions: Permission[]
  roles?: Role[]
  /** Has the company's initial password and no own one yet. */
  awaitsActivation?: true
  credentials: { type: 1 | 2 | 3; number: string; name: string; expiresOn?: string; birthDate?: string }[]
  /** People outside the company for whom this one books. */
  guests?: { name: string; credential: { type: 1 | 11; number: string; birthDate?: string } }[]
}
export interface SeedCompany {
  enterpriseId: number
  domain: string
  /** People of the domain, or with the invitation code, open an account in this department. */
  joining: { department: string; invitationCode: string; strictPassword: boolean }
  name: LocalText
  brandColour: string
  departments: { id: string; name: LocalText; head: string }[]
  costCentres: { id: string; code: string; name: LocalText }[]
  people: SeedPerson[]
  creditLimit: number
  chargeCreditOnApproval: boolean
  companyMethods: CompanyMethod[]
  returnRule: ReturnRule
  isEnableWallet: boolean
  /** Fen paid in at the start, and the balance below which finance is warned. */
  deposit?: { topUp: number; warnBelow: number }
  agreements: { carrier: string; code: string; percentOff: number }[]
  hotelAgreements?: NonNullable<EnterpriseSettings['hotelAgreements']>
}

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})

export const grades = [
  { id: 'P1', name: text('员工', '員工', 'Staff') },
  { id: 'P2', name: text('经理', '經理', 'Manager') },
  { id: 'P3', name: text('总监', '總監', 'Director') },
  { id: 'C1', name: text('顾问', '顧問', 'Consultant') },
  { id: 'P4', name: text('高管', '高管', 'Executive') },
]

export const companies: SeedCompany[] = [
  {
    enterpriseId: 1,
    domain: 'yuanxing.example',
    joining: { department: 'sales', invitationCode: 'YUANXING2026', strictPassword: false },
    name: text('远行科技有限公司', '遠行科技有限公司', 'Yuanxing Technology Co., Ltd.'),
    brandColour: 'oklch(0.55 0.11 210)',
    creditLimit: 50_000_000_00,
    chargeCreditOnApproval: false,
    companyMethods: ['companyCredit', 'companyAccount'],
    returnRule: 'proRata',
    isEnableWallet: true,
    agreements: [
      { carrier: 'MU', code: 'YX2026MU', percentOff: 8 },
      { carrier: 'CA', code: 'YX2026CA', percentOff: 6 },
    ],
    hotelAgreements: [
      {
        kind: 'enterpriseAgreement',
        code: 'YX2026JI',
        brandIds: ['brand-ji-hotel', 'brand-atour-hotel', 'brand-holiday-inn-express'],
        hotelIds: [],
        percentOff: 12,
      },
      {
        kind: 'agencyAgreement',
        code: 'SJ2026',
        brandIds: ['brand-hanting', 'brand-vienna-hotel', 'brand-novotel', 'brand-hampton-by-hilton'],
        hotelIds: [],
        percentOff: 6,
      },
    ],
    departments: [
      { id: 'sales', name: text('销售部', '銷售部', 'Sales'), head: 'manager' },
      { id: 'management', name: text('管理层', '管理層', 'Management'), head: 'director' },
      { id: 'finance', name: text('财务部', '財務部', 'Finance'), head: 'finance' },
    ],
    costCentres: [
      { id: 'cc-sales', code: 'CC1001', name: text('华东销售', '華東銷售', 'East China sales') },
      { id: 'cc-management', code: 'CC9001', name: text('公司管理', '公司管理', 'Corporate') },
      { id: 'cc-finance', code: 'CC2001', name: text('财务共享', '財務共享', 'Finance services') },
    ],
    people: [
      {
        account: 'employee',
        name: '林晓雯',
        pinyin: 'lin xiaowen',
        mobile: '13800010001',
        department: 'sales',
        grade: 'P1',
        manager: 'manager',
        permissions: ['book'],
        credentials: [
          { type: 1, number: '110101199003070011', name: '林晓雯' },
          { type: 2, number: 'E80010001', name: 'LIN/XIAOWEN', expiresOn: '2031-05-20' },
        ],
      },
      {
        account: 'manager',
        name: '陈志远',
        pinyin: 'chen zhiyuan',
        mobile: '13800010002',
        department: 'sales',
        grade: 'P2',
        manager: 'director',
        permissions: ['book', 'bookForOthers', 'approve'],
        credentials: [{ type: 1, number: '310101198505120034', name: '陈志远' }],
      },
      {
        account: 'director',
        name: '欧阳明哲',
        pinyin: 'ouyang mingzhe',
        mobile: '13800010003',
        department: 'management',
        grade: 'P3',
        permissions: ['book', 'bookForOthers', 'approve'],
        credentials: [{ type: 1, number: '440101197811230017', name: '欧阳明哲' }],
      },
      {
        account: 'admin',
        name: '周雅琴',
        pinyin: 'zhou yaqin',
        mobile: '13800010004',
        department: 'management',
        grade: 'P2',
        manager: 'director',
        permissions: ['book', 'bookForOthers', 'approve'],
        roles: ['administrator'],
        credentials: [{ type: 1, number: '320102198809140024', name: '周雅琴' }],
        guests: [
          { name: '周小禾', credential: { type: 1, number: '320102201908200015' } },
          { name: '周小麦', credential: { type: 11, number: 'Z320009001', birthDate: '2026-09-01' } },
        ],
      },
      {
        account: 'finance',
        name: '何文静',
        pinyin: 'he wenjing',
        mobile: '13800010005',
        department: 'finance',
        grade: 'P2',
        manager: 'director',
        permissions: ['book'],
        roles: ['finance'],
        credentials: [{ type: 1, number: '330102198702180028', name: '何文静' }],
      },
      {
        account: 'guest-booker',
        name: '苏婉清',
        pinyin: 'su wanqing',
        mobile: '13800010006',
        department: 'sales',
        grade: 'P1',
        manager: 'manager',
        permissions: ['book', 'bookForOthers'],
        credentials: [{ type: 1, number: '42010219920625002X', name: '苏婉清' }],
      },
      {
        account: 'contractor',
        name: '吴思源',
        pinyin: 'wu siyuan',
        mobile: '13800010007',
        department: 'management',
        grade: 'P1',
        manager: 'admin',
        permissions: [],
        credentials: [],
      },
      {
        account: 'expired',
        name: '郑大为',
        pinyin: 'zheng dawei',
        mobile: '13800010008',
        department: 'sales',
        grade: 'P1',
        manager: 'manager',
        permissions: ['book'],
        credentials: [{ type: 2, number: 'E80010008', name: 'ZHENG/DAWEI', expiresOn: '2025-12-31', birthDate: '1984-02-11' }],
      },
      {
        account: 'consultant',
        name: '顾一鸣',
        pinyin: 'gu yiming',
        mobile: '13800010020',
        department: 'sales',
        grade: 'C1',
        manager: 'director',
        permissions: ['book'],
        credentials: [{ type: 1, number: '110101198806150010', name: '顾一鸣' }],
      },
      {
        account: 'hongkong',
        name: '黎家豪',
        pinyin: 'li jiahao',
        mobile: '13800010009',
        department: 'sales',
        grade: 'P1',
        manager: 'manager',
        permissions: ['book'],
        credentials: [{ type: 3, number: 'H10010009', name: '黎家豪', expiresOn: '2030-03-01', birthDate: '1991-07-23' }],
      },
      {
        account: 'newcomer',
        name: '高心怡',
        pinyin: 'gao xinyi',
        mobile: '13800010011',
        department: 'sales',
        grade: 'P1',
        manager: 'manager',
        permissions: ['book'],
        awaitsActivation: true,
        credentials: [{ type: 1, number: '330106200004120023', name: '高心怡' }],
      },
      {
        account: 'newhire',
        name: '冯一凡',
        pinyin: 'feng yifan',
        mobile: '13800010012',
        department: 'sales',
        grade: 'P1',
        manager: 'manager',
        permissions: ['book'],
        awaitsActivation: true,
        credentials: [{ type: 1, number: '320502199911050013', name: '冯一凡' }],
      },
    ],
  },
  {
    enterpriseId: 2,
    domain: 'beichen.example',
    joining: { department: 'plant', invitationCode: 'BEICHEN2026', strictPassword: true },
    name: text('北辰制造集团', '北辰製造集團', 'Beichen Manufacturing Group'),
    brandColour: 'oklch(0.5 0.13 255)',
    creditLimit: 5_000_000_00,
    chargeCreditOnApproval: true,
    companyMethods: ['companyCredit', 'deposit'],
    returnRule: 'personalFirst',
    isEnableWallet: false,
    deposit: { topUp: 500_000_00, warnBelow: 50_000_00 },
    agreements: [{ carrier: 'CZ', code: 'BC2026CZ', percentOff: 10 }],
    departments: [{ id: 'plant', name: text('制造中心', '製造中心', 'Plant'), head: 'manager' }],
    costCentres: [{ id: 'cc-plant', code: 'CC3001', name: text('一号工厂', '一號工廠', 'Plant one') }],
    people: [
      {
        account: 'employee',
        name: '赵建国',
        pinyin: 'zhao jianguo',
        mobile: '13900020001',
        department: 'plant',
        grade: 'P1',
        manager: 'manager',
        permissions: ['book'],
        credentials: [{ type: 1, number: '210102198303110017', name: '赵建国' }],
      },
      {
        account: 'manager',
        name: '孙丽华',
        pinyin: 'sun lihua',
        mobile: '13900020002',
        department: 'plant',
        grade: 'P2',
        permissions: ['book', 'bookForOthers', 'approve'],
        credentials: [{ type: 1, number: '22010219790909002X', name: '孙丽华' }],
        guests: [{ name: '孙小满', credential: { type: 1, number: '220102201507150017' } }],
      },
      {
        account: 'finance',
        name: '吴秋月',
        pinyin: 'wu qiuyue',
        mobile: '13900020010',
        department: 'plant',
        grade: 'P2',
        manager: 'manager',
        permissions: ['book'],
        roles: ['finance'],
        credentials: [{ type: 1, number: '220102198505060021', name: '吴秋月' }],
      },
      {
        account: 'newcomer',
        name: '谢雨桐',
        pinyin: 'xie yutong',
        mobile: '13900020011',
        department: 'plant',
        grade: 'P1',
        manager: 'manager',
        permissions: ['book'],
        awaitsActivation: true,
        credentials: [{ type: 1, number: '210202200106200043', name: '谢雨桐' }],
      },
      {
        account: 'newhire',
        name: '曹俊杰',
        pinyin: 'cao junjie',
        mobile: '13900020012',
        department: 'plant',
        grade: 'P1',
        manager: 'manager',
        permissions: ['book'],
        awaitsActivation: true,
        credentials: [{ type: 1, number: '22010419980217003X', name: '曹俊杰' }],
      },
    ],
  },
  {
    enterpriseId: 3,
    domain: 'yunling.example',
    joining: { department: 'research', invitationCode: 'YUNLING2026', strictPassword: true },
    name: text('云岭生物技术有限公司', '雲嶺生物技術有限公司', 'Yunling Biotech Co., Ltd.'),
    brandColour: 'oklch(0.5 0.11 150)',
    creditLimit: 2_000_000_00,
    chargeCreditOnApproval: true,
    companyMethods: ['companyCredit'],
    returnRule: 'proRata',
    isEnableWallet: false,
    agreements: [],
    departments: [{ id: 'research', name: text('研发中心', '研發中心', 'Research'), head: 'manager' }],
    costCentres: [{ id: 'cc-research', code: 'CC5001', name: text('研发项目', '研發專案', 'Research projects') }],
    people: [
      {
        account: 'employee',
        name: '段思源',
        pinyin: 'duan siyuan',
        mobile: '13600030001',
        department: 'research',
        grade: 'P1',
        manager: 'manager',
        permissions: ['book'],
        credentials: [{ type: 1, number: '530102199407080018', name: '段思源' }],
      },
      {
        account: 'colleague',
        name: '和丽娟',
        pinyin: 'he lijuan',
        mobile: '13600030003',
        department: 'research',
        grade: 'P1',
        manager: 'manager',
        permissions: ['book', 'bookForOthers'],
        credentials: [{ type: 1, number: '530102199603210043', name: '和丽娟' }],
      },
      {
        account: 'manager',
        name: '木志高',
        pinyin: 'mu zhigao',
        mobile: '13600030002',
        department: 'research',
        grade: 'P2',
        permissions: ['book', 'bookForOthers', 'approve'],
        credentials: [{ type: 1, number: '530102198211150024', name: '木志高' }],
      },
    ],
  },
]
