// Made from import.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './import.zh-CN'

export const text: typeof source = {
  circle: (p: { names: readonly string[] }) => `上級部門形成迴圈：${p.names.join(' → ')}`,
  faults: {
    missing: '新員工須填寫',
    unknown: '未找到',
    ambiguous: '有多個同名，請填寫工號、編碼或完整路徑',
    outside: '不在您的管理範圍內',
    personTwice: '同一員工在檔案中出現了兩次',
    twice: '與檔案中另一行重複',
    taken: '已由其他人使用',
    guarded: '該員工擔任您沒有的管理角色，須由管理員更換',
    left: '該員工已離職，請先恢復在職',
    dayWrong: '請填寫日期，例如 2026-11-01',
    needed: '請填寫',
    tooLong: '文字過長',
    ended: '已停用，請使用其他編碼',
    fixed: '新增後不能修改，須與原預算一致',
    amountWrong: '請填寫大於 0 的金額，不限額請填寫「不限額」',
    percentWrong: '請填寫 1–100 的整數',
    overlaps: '與同對象、同週期、同產品的另一項預算在時間上重疊',
    superiorUnsuitable: '須是可審批的員工，且不能是本人或其下屬',
  },
}
