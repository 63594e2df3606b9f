import type { Department } from '@sojourn/contract/admin/people/department.calls'
import { pathOf } from '@sojourn/domain/admin/people/department-tree'
import { ExportButton } from '../../../kit/lists/export-button'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar } from '../../../kit/lists/list-bar'
import type { FileColumn } from '../../../kit/lists/list-file'
import { useText } from '../../../kit/text/text'
import { departmentSearch, type DepartmentSearch } from './department-search'

interface DepartmentsBarProps {
  search: DepartmentSearch
  onChange: (next: DepartmentSearch, how?: { replace: boolean }) => void
  departments: readonly Department[]
  shown: readonly Department[]
}

/** By what departments are narrowed, and their file. */
export function DepartmentsBar({ search, onChange, departments, shown }: DepartmentsBarProps) {
  const text = useText('admin/departments/words')
  const { headless } = search
  const set = (more: Partial<DepartmentSearch>) => onChange({ ...search, ...more })
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.keyword,
        onChange: (keyword) => onChange({ ...search, keyword }, { replace: true }),
      }}
      filters={
        <FilterSelect
          label={text.fields.head}
          all={text.anyHead}
          values={['1']}
          names={{ 1: text.noHead }}
          value={headless ? '1' : ''}
          none=""
          onChange={(chosen) => set({ headless: chosen === '1' })}
        />
      }
      narrowed={headless ? [{ key: 'headless', name: text.noHead, onRemove: () => set({ headless: false }) }] : []}
      onReset={() => onChange(departmentSearch.none)}
      tools={<ExportButton fileName={text.title} columns={useDepartmentFile(departments)} read={async () => shown} />}
    />
  )
}

/** With the heads of the file that is imported, so that it can be changed and taken over again. */
function useDepartmentFile(departments: readonly Department[]): FileColumn<Department>[] {
  const { columns: heads } = useText('admin/departments/import')
  const { columns } = useText('admin/departments/words')
  const byId = new Map(departments.map((each) => [each.departmentId, each]))
  const above = ({ parentId }: Department): string =>
    parentId === undefined
      ? ''
      : pathOf(byId, parentId)
          .flatMap((id) => byId.get(id)?.names['zh-CN'] ?? [])
          .toReversed()
          .join('/')
  return [
    { head: heads.number, value: ({ number }) => number },
    { head: heads.name, value: ({ names }) => names['zh-CN'] },
    { head: heads.nameTraditional, value: ({ names }) => names['zh-TW'] },
    { head: heads.nameEnglish, value: ({ names }) => names.en },
    { head: heads.parent, value: above },
    { head: heads.head, value: ({ headName = '' }) => headName },
    { head: columns.people, value: ({ people }) => people },
  ]
}
