// Made from import.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './import.zh-CN'

export const text: typeof source = {
  title: '批次匯入部門',
  fileLead: '支援 Excel（.xlsx）和 CSV 檔案，第一行是列名，每行一個部門，最多 5,000 行。',
  fileRules: [
    '按部門編號識別已有部門；沒有編號時，按上級部門和名稱識別；都沒有找到時新增。',
    '上級部門可填寫編號、名稱或完整路徑，例如「總公司/華東區」，也可以是檔案中的其他部門；填寫「無」表示頂級部門。',
    '空白單元格保持原值；檔案中沒有的部門不受影響，不會撤銷。',
    '匯入前會先核對每一行；只要有一行有誤，就不會匯入任何內容。',
  ],
  templateName: '部門匯入模板',
  tooManyLines: '檔案超過 5,000 行，請拆分後再試',
  noRows: '檔案中只有列名，沒有部門',
  columns: {
    number: '部門編號',
    name: '名稱',
    nameTraditional: '名稱（繁體）',
    nameEnglish: '名稱（英文）',
    parent: '上級部門',
    head: '負責人',
  },
  example: ['D1001', '華東銷售部', '華東銷售部', 'Sales East', '總公司/華東區', 'YX0001'],
  unidentified: '請對應「部門編號」或「名稱」，用來識別部門',
  wrongFileName: '部門匯入-有誤的行',
  changesLead: (p: { shown: number }) => `前 ${p.shown} 個`,
  thing: '部門',
  take: (p: { count: number }) => `匯入 ${p.count} 個部門`,
  doneText: (p: { added: number; changed: number; same: number }) =>
    `新增 ${p.added} 個，修改 ${p.changed} 個，${p.same} 個沒有變化。`,
  toList: '檢視部門',
}
