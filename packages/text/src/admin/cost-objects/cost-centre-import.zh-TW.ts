// Made from cost-centre-import.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './cost-centre-import.zh-CN'

export const text: typeof source = {
  title: '批次匯入成本中心',
  fileLead: '支援 Excel（.xlsx）和 CSV 檔案，第一行是列名，每行一個成本中心，最多 5,000 行。',
  fileRules: [
    '按編碼識別已有成本中心；編碼不存在時新增。',
    '空白單元格保持原值；檔案中沒有的成本中心不受影響，不會停用。',
    '多個適用部門用「、」分隔；填寫「全部」表示全公司適用。',
    '匯入前會先核對每一行；只要有一行有誤，就不會匯入任何內容。',
  ],
  templateName: '成本中心匯入模板',
  tooManyLines: '檔案超過 5,000 行，請拆分後再試',
  noRows: '檔案中只有列名，沒有成本中心',
  columns: {
    code: '編碼',
    name: '名稱',
    nameTraditional: '名稱（繁體）',
    nameEnglish: '名稱（英文）',
    owner: '負責人',
    departments: '適用部門',
  },
  example: ['CC2001', '華東銷售', '華東銷售', 'Sales East', 'YX0001', '銷售部'],
  unidentified: '請對應「編碼」，用來識別成本中心',
  wrongFileName: '成本中心匯入-有誤的行',
  changesLead: (p: { shown: number }) => `前 ${p.shown} 個`,
  thing: '成本中心',
  take: (p: { count: number }) => `匯入 ${p.count} 個成本中心`,
  doneText: (p: { added: number; changed: number; same: number }) =>
    `新增 ${p.added} 個，修改 ${p.changed} 個，${p.same} 個沒有變化。`,
  toList: '檢視成本中心',
}
