import { departmentColumns, departmentsAtMost, type DepartmentColumn } from '@sojourn/contract/admin/people/department-columns'
import { checkDepartmentFile, importDepartments } from '../../../api/calls/admin/people/department-import'
import { useWrite } from '../../../api/queries'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { consoleReads } from '../console-reads'
import { FileImportPage } from '../file-import/file-import-page'

export const loader = () => loadTexts('admin/departments/import', 'admin/file-import', 'kit/widgets').then(() => null)

/** How files of departments head their columns. */
const usual: Readonly<Record<DepartmentColumn, readonly string[]>> = {
  number: [
    '部门编号',
    '部门编码',
    '部门代码',
    '编号',
    '编码',
    '部門編號',
    'number',
    'departmentnumber',
    'departmentcode',
    'code',
    'id',
  ],
  name: ['部门名称', '部门', '名称', '部門名稱', '名稱', 'name', 'departmentname', 'department'],
  nameTraditional: ['繁体名称', '繁體名稱', 'nametraditionalchinese'],
  nameEnglish: ['英文名称', '英文名', '英文名稱', 'englishname', 'nameenglish'],
  parent: ['上级部门', '上级', '上级部门编号', '父部门', '上級部門', 'parent', 'parentdepartment', 'parentcode'],
  head: ['负责人', '部门负责人', '主管', '负责人工号', '負責人', 'head', 'manager', 'departmenthead'],
}

/** Departments from a file. */
export function Component() {
  const text = useText('admin/departments/import')
  const check = useWrite(checkDepartmentFile)
  const take = useWrite(importDepartments, consoleReads)
  return (
    <FileImportPage
      file={{
        columns: departmentColumns,
        usual,
        identifiedBy: ['number', 'name'],
        linesAtMost: departmentsAtMost,
        rememberedKey: 'sojourn.department-import.columns',
        back: paths.departments(),
        text,
        check: (sheet) => check.mutateAsync(sheet),
        take: (sheet) => take.mutateAsync(sheet),
      }}
    />
  )
}
