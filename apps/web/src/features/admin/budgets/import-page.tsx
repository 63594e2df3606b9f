import { budgetColumns, budgetsAtMost, type BudgetColumn } from '@sojourn/contract/admin/company/budget-columns'
import { searchBudgets } from '../../../api/calls/admin/company/budget'
import { checkBudgetFile, importBudgets } from '../../../api/calls/admin/company/budget-import'
import { useWrite } from '../../../api/queries'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { consoleReads } from '../console-reads'
import { FileImportPage } from '../file-import/file-import-page'

export const loader = () => loadTexts('admin/budget/import', 'admin/file-import', 'kit/widgets').then(() => null)

/** How files of budgets head their columns. */
const usual: Readonly<Record<BudgetColumn, readonly string[]>> = {
  name: ['预算', '名称', '預算名稱', 'name', 'budgetname'],
  nameTraditional: ['繁体名称', '繁體名稱', 'nametraditionalchinese'],
  nameEnglish: ['英文名称', '英文名', '英文名稱', 'englishname', 'nameenglish'],
  objectKind: ['类型', '对象类别', '對象類型', 'type', 'objecttype'],
  object: ['对象', '部门', '成本中心', '项目', '對象', 'object', 'department', 'costcentre', 'costcenter', 'project'],
  below: ['含下级', '包含下级', 'withbelow', 'includessubdepartments'],
  period: ['预算周期', '週期', 'cycle', 'frequency'],
  from: ['起始日期', '开始', '開始日期', 'from', 'start', 'startdate'],
  to: ['截止日期', '结束', '結束日期', 'to', 'end', 'enddate'],
  amount: ['金额', '预算金额', '每周期金额', '金額', 'amount', 'budgetamount', 'limit'],
  products: ['产品', '適用產品', 'product', 'products'],
  warnFirst: ['一级预警', '预警1', 'warning1', 'firstwarning'],
  warnSecond: ['二级预警', '预警2', 'warning2', 'secondwarning'],
  overLimit: ['超限控制', '超预算时', '超出時', 'overlimit', 'control'],
  owner: ['责任人', '负责人工号', '負責人', 'owner', 'responsible'],
  viewers: ['查看人', '可查看', '可檢視的人', 'viewers'],
}

/** Budgets from a file. */
export function Component() {
  const text = useText('admin/budget/import')
  const check = useWrite(checkBudgetFile)
  const take = useWrite(importBudgets, [...consoleReads, searchBudgets])
  return (
    <FileImportPage
      file={{
        columns: budgetColumns,
        usual,
        identifiedBy: ['name'],
        linesAtMost: budgetsAtMost,
        rememberedKey: 'sojourn.budget-import.columns',
        back: paths.budgets(),
        text,
        check: (sheet) => check.mutateAsync(sheet),
        take: (sheet) => take.mutateAsync(sheet),
      }}
    />
  )
}
