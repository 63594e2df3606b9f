// Made from home.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './home.zh-CN'

export const text: typeof source = {
  title: '概覽',
  people: '在職員工',
  departments: '部門',
  waiting: '待處理',
  nothingWaits: '目前沒有待處理事項。',
  lines: {
    invited: (p: { count: number }) => `${p.count} 人尚未啟用帳號`,
    leaving: (p: { count: number; withTrips: number }) =>
      p.withTrips > 0 ? `${p.count} 人待離職，其中 ${p.withTrips} 人離職後仍有行程` : `${p.count} 人待離職`,
    departmentsWithoutHead: (p: { count: number }) => `${p.count} 個部門沒有負責人`,
    peopleWithoutSuperior: (p: { count: number }) => `${p.count} 人沒有直屬上級`,
    policyProposals: (p: { count: number }) => `${p.count} 項差旅標準修改待您確認`,
    peopleWithoutPolicy: (p: { count: number }) => `${p.count} 人沒有適用的差旅標準`,
    policiesWithoutPeople: (p: { count: number }) => `${p.count} 個差旅標準沒有適用人員`,
    flowsWithoutApprover: (p: { count: number }) => `${p.count} 條審批流程有一級無人審批`,
    endingDocuments: (p: { count: number }) => `${p.count} 人的證件已過期或將在 60 天內過期`,
  },
  why: {
    invited: '啟用後才能登入和預訂，可重新傳送邀請',
    leaving: '請在最後工作日前確認行程和交接',
    departmentsWithoutHead: '沒有直屬上級的員工將無人審批',
    peopleWithoutSuperior: '提交的審批沒有人處理',
    policyProposals: '確認後才會釋出',
    peopleWithoutPolicy: '預訂時不受標準限制，也看不到標準',
    policiesWithoutPeople: '可調整適用範圍，或停用',
    flowsWithoutApprover: '將由管理員代為審批，請在審批流程中更換審批人',
    endingDocuments: '請提醒員工在「個人資料」中更新',
  },
  look: '檢視',
  setUp: '開始使用',
  progress: (p: { done: number; all: number }) => `已完成 ${p.done} / ${p.all}`,
  done: '已完成',
  toDo: '未完成',
  steps: {
    company: { name: '核對企業資訊', why: '名稱和客服電話顯示在員工的頁面上。', go: '檢視企業資訊' },
    people: { name: '新增員工', why: '員工收到邀請，啟用帳號後即可預訂。', go: '新增員工' },
    departments: { name: '建立部門', why: '部門決定差旅標準、審批和費用歸屬。', go: '新增部門' },
    heads: { name: '指定部門負責人', why: '沒有直屬上級的員工由負責人審批。', go: '指定負責人' },
    superiors: { name: '指定直屬上級', why: '審批會送到直屬上級。', go: '指定上級' },
    policy: { name: '釋出差旅標準', why: '預訂按標準判斷是否超標、是否需要審批。', go: '設定標準' },
    approvals: { name: '設定審批流程', why: '決定哪些預訂需要審批、由誰審批。', go: '設定流程' },
    agreement: { name: '簽訂服務協議', why: '協議生效後，員工可因公預訂。', go: '申請簽約' },
    products: { name: '開放產品', why: '除國內機票外，還可開放飯店和火車票。', go: '開放產品' },
  },
}
