import { costCentreColumns, costCentresAtMost, type CostCentreColumn } from '@sojourn/contract/admin/company/cost-centre-columns'
import { searchCostCentres } from '../../../api/calls/admin/company/cost-centre'
import { checkCostCentreFile, importCostCentres } from '../../../api/calls/admin/company/cost-centre-import'
import { useWrite } from '../../../api/queries'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { consoleReads } from '../console-reads'
import { FileImportPage } from '../file-import/file-import-page'

export const loader = () =>
  loadTexts('admin/cost-objects/cost-centre-import', 'admin/file-import', 'kit/widgets').then(() => null)

/** How files of cost centres head their columns. */
const usual: Readonly<Record<CostCentreColumn, readonly string[]>> = {
  code: ['成本中心编码', '成本中心代码', '编号', '代码', '編碼', 'code', 'costcentre', 'costcenter', 'costcentercode', 'id'],
  name: ['成本中心名称', '成本中心', '名称', '名稱', 'name', 'costcentername', 'description'],
  nameTraditional: ['繁体名称', '繁體名稱', 'nametraditionalchinese'],
  nameEnglish: ['英文名称', '英文名', '英文名稱', 'englishname', 'nameenglish'],
  owner: ['负责人', '责任人', '負責人', '负责人工号', 'owner', 'responsible', 'manager'],
  departments: ['部门', '适用部门', '所属部门', '部門', 'department', 'departments'],
}

/** Cost centres from a file. */
export function Component() {
  const text = useText('admin/cost-objects/cost-centre-import')
  const check = useWrite(checkCostCentreFile)
  const take = useWrite(importCostCentres, [...consoleReads, searchCostCentres])
  return (
    <FileImportPage
      file={{
        columns: costCentreColumns,
        usual,
        identifiedBy: ['code'],
        linesAtMost: costCentresAtMost,
        rememberedKey: 'sojourn.cost-centre-import.columns',
        back: paths.costCentres(),
        text,
        check: (sheet) => check.mutateAsync(sheet),
        take: (sheet) => take.mutateAsync(sheet),
      }}
    />
  )
}
