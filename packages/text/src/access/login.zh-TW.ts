// Made from login.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './login.zh-CN'

export const text: typeof source = {
  title: '登入',
  welcome: '歡迎回來',
  lead: '用企業帳號登入，繼續您的行程',
  account: '帳號',
  accountHint: '登入名、手機號碼或信箱',
  password: '密碼',
  signIn: '登入',
  signingIn: '正在登入',
  accountMissing: '請輸入帳號',
  passwordMissing: '請輸入密碼',
  capsLock: '大寫鎖定已開啟',
  help: '仍無法登入？請聯絡貴公司的差旅管理員',
  methods: '登入方式',
  byPassword: '密碼登入',
  byCode: '驗證碼登入',
  forgot: '忘記密碼',
  more: '其他',
  activate: '啟用帳號',
  openAccount: '開通帳號',
  register: '企業註冊',
  activateNow: '去啟用',
  goOn: '請登入後繼續訪問該頁面',
  heroTitle: '好好出差',
  heroLead: '每一段行程，先看清再預訂。',
  points: [
    { title: '先說答案', detail: '時間、價格、是否符合差標，一眼看清' },
    { title: '差標幫您選', detail: '為什麼超標、改哪一班就合規，都有說明' },
    { title: '一次到底', detail: '預訂、審批、支付、出票，進度隨時可查' },
  ],
}
