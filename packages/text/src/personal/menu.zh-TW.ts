// Made from menu.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './menu.zh-CN'

export const text: typeof source = {
  groups: { orders: '訂單中心', travel: '差旅', personal: '個人中心', finance: '財務', company: '企業', people: '員工與部門' },
  items: {
    bookings: '我的預訂',
    approvals: '待我審批',
    approvalOrders: '審批單',
    openTickets: '未使用客票',
    hotelDemands: '飯店需求單',
    applications: '出差申請',
    schedule: '提交行程',
    trips: '我的行程',
    profile: '個人資料',
    password: '修改密碼',
    wallet: '積分錢包',
    favourites: '飯店收藏',
    memberCards: '飯店會員卡',
    letters: '我的訊息',
    agentActions: '客服操作記錄',
    audit: '安全審計日誌',
    language: '語言',
    feedback: '意見回饋',
    deposit: '預存款',
    overview: '概覽',
    people: '員工',
    accounts: '帳號',
    departments: '部門',
    grades: '職級',
    guests: '外部出行人',
    arrangers: '代訂權限',
  },
}
